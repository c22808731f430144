import { toCents } from '@booking/domain/money';
import type { Language } from '@booking/domain/schema';
import { useTranslation } from '../i18n/index.ts';
import { Card } from '../primitives/card.tsx';
import { sampleDeparture, sampleQuote } from '../summary/sample-trip.ts';
import { SummaryPanel } from '../summary/summary-panel.tsx';
import { Header } from './header/header.tsx';
import { PageLayout } from './page-layout.tsx';
import { Progress } from './progress/progress.tsx';
import { StepIndicator } from './progress/step-indicator.tsx';
import { sampleFacts, sampleLanguages, sampleNow, sampleSteps } from './sample-page.ts';
import { StepAside } from './step-aside.tsx';
import { StepLayout } from './step-layout.tsx';

type SampleStepProps = { brand: 'boatbiketours' | 'islandhopping'; language: Language; embedded: boolean; error: string | null };

/** A step with header, progress, three cards and the side panel. */
export function SampleStep({ brand, language, embedded, error }: SampleStepProps) {
  const { t } = useTranslation('progress');
  return (
    <PageLayout
      embedded={embedded}
      header={
        <Header
          brand={brand}
          logoLanguage={language}
          homeHref="/"
          languages={sampleLanguages(language)}
          phone={sampleFacts.phones[0] ?? null}
        />
      }
    >
      <StepLayout
        title={t('cabins')}
        lead={t('label')}
        progress={
          <>
            {embedded ? null : <Progress steps={sampleSteps(3, t)} marker="boat" />}
            <StepIndicator current={3} />
          </>
        }
        aside={
          <StepAside facts={sampleFacts} chat={{ start: () => {} }} now={sampleNow}>
            <SummaryPanel tourName={sampleDeparture.tour_name} departure={sampleDeparture} quote={sampleQuote} />
          </StepAside>
        }
        back={{ href: '/ship' }}
        next={{ href: '/passengers', newWindow: embedded }}
        error={error}
        bar={{ total: toCents(428_630), dates: 'May 8 – 15, 2027' }}
      >
        {['one', 'two', 'three'].map((name) => (
          <Card key={name} style={{ minHeight: 180 }}>
            <h2>{name}</h2>
          </Card>
        ))}
      </StepLayout>
    </PageLayout>
  );
}
