import type { BrandFacts } from '@booking/config';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { PageLayout, type PageLayoutProps, Progress, StepAside, StepIndicator } from '../layout/index.ts';
import { sampleFacts, sampleNow, sampleSteps } from '../layout/sample-page.ts';
import { useSample } from './in-sample-language.ts';

/** What surrounds a sample: nothing for the stories of a step, header or embedding for those of a whole page. */
export const SamplePageContext = createContext<Omit<PageLayoutProps, 'children'>>({ header: null, embedded: false });

/** The contacts of the brand that a whole page is of; none for the stories of a step, which have those of the sample. */
export const SampleContactsContext = createContext<Partial<BrandFacts>>({});

/** The sample facts in the page's language, with the contacts of the page's brand. */
export function useSampleFacts(): BrandFacts {
  const sample = useSample(sampleFacts);
  const contacts = use(SampleContactsContext);
  return useMemo(() => ({ ...sample, ...contacts }), [sample, contacts]);
}

const isChoosing = (step: number): step is 1 | 2 | 3 => step <= 3;

/** The progress of a step, for stories. When embedded it is the indicator of the three choosing steps. */
export function SampleProgress({ step }: { step: 1 | 2 | 3 | 4 | 5 | 6 }): ReactNode {
  const { t } = useTranslation('progress');
  const { embedded } = use(SamplePageContext);
  return (
    <>
      {embedded ? null : <Progress steps={sampleSteps(step, t)} marker={step === 1 ? 'bike' : 'boat'} />}
      {isChoosing(step) ? <StepIndicator current={step} /> : null}
    </>
  );
}

export const SampleAside = ({ children }: { children: ReactNode }): ReactNode => (
  <StepAside facts={useSampleFacts()} chat={null} now={sampleNow}>
    {children}
  </StepAside>
);

export const SamplePage = ({ children }: { children: ReactNode }): ReactNode => (
  <PageLayout {...use(SamplePageContext)}>{children}</PageLayout>
);
