import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { HelpBlock, PageLayout, Progress, StepIndicator } from '../layout/index.ts';
import { sampleFacts, sampleSteps } from '../layout/sample-page.ts';

/** The progress of a choosing step, for stories. */
export function SampleProgress({ step }: { step: 1 | 2 | 3 }): ReactNode {
  const { t } = useTranslation('progress');
  return (
    <>
      <Progress steps={sampleSteps(step, t)} marker={step === 1 ? 'bike' : 'boat'} />
      <StepIndicator current={step} />
    </>
  );
}

export const SampleAside = ({ children }: { children: ReactNode }): ReactNode => (
  <>
    {children}
    <HelpBlock facts={sampleFacts} chat={null} />
  </>
);

export const SamplePage = ({ children }: { children: ReactNode }): ReactNode => (
  <PageLayout embedded={false} header={null}>
    {children}
  </PageLayout>
);
