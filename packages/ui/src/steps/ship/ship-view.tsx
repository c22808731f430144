import type { MandatoryCosts } from '@booking/domain/pricing';
import type { IsoDate } from '@booking/domain/schema';
import { chooseDeparture, type DepartureChoice, type ShipStep } from '@booking/domain/steps';
import { errorText, useFormat, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { Loading } from '../../primitives/index.ts';
import { EmptyNotice } from '../empty-notice.tsx';
import { type LoadError, LoadErrorNotice } from '../load-error-notice.tsx';
import { MandatoryCostsLine } from '../mandatory-costs-line.tsx';
import { type StepError, StepField } from '../step-field.tsx';
import { ShipCard } from './ship-card.tsx';
import type { ShipChoice } from './ship-choice.ts';
import styles from './ship-view.module.css';

export type { ShipChoice };

export type ShipViewProps = StepViewProps & {
  date: IsoDate;
  /** Null while loading. */
  choices: readonly ShipChoice[] | null;
  /** What follows from the choice; null while loading. */
  step: ShipStep | null;
  /** What comes on top of the chosen departure's price; null while it is not known. */
  costs: MandatoryCosts | null;
  /** The address at which a departure is chosen, for the time before scripts have run. */
  getHref(departureId: string): string;
  error: StepError | null;
  loadError: LoadError | null;
  onChange(update: (before: DepartureChoice) => DepartureChoice): void;
};

/** Step 2: ship choice. */
export function ShipView({ date, choices, step, costs, getHref, error, loadError, onChange, title, next, ...layout }: ShipViewProps) {
  const { t } = useTranslation('ship');
  const format = useFormat();
  const heading = useText(title);
  const only = choices?.length === 1;
  // Of several ships. One has its dates in its card.
  const endDate = choices && !only ? step?.shared.end_date : undefined;
  return (
    <StepLayout
      title={only ? t('titleOne') : heading}
      lead={
        <>
          <span>{t('lead', { date: format.date(date, 'full') })}</span>
          <MandatoryCostsLine costs={costs} />
        </>
      }
      waiting={!choices && !loadError}
      {...layout}
      next={next && { ...next, waits: !step?.chosen }}
    >
      <LoadErrorNotice error={loadError} />
      {!choices && !loadError && (
        <div className={styles.waiting}>
          <Loading height={360} />
        </div>
      )}
      {choices?.length === 0 && (
        <EmptyNotice title={errorText(t, 'no-ship-available')} hint={t('noneHint')} back={layout.back?.href ?? null} />
      )}
      {step && choices && choices.length > 0 && (
        <StepField label={heading} error={error} focus="button[aria-pressed]">
          {endDate ? <p className={styles.shared}>{t('return', { endDate: format.date(endDate, 'full') })}</p> : null}
          <div className={only ? styles.list : styles.several}>
            {choices.map((choice, index) => {
              const { id } = choice.option.departure;
              return (
                <ShipCard
                  key={id}
                  choice={choice}
                  namesTour={step.namesTours}
                  showsDates={!endDate}
                  only={only}
                  first={index === 0}
                  selected={id === step.chosen?.departure.id}
                  isAnyChosen={step.chosen !== null}
                  href={getHref(id)}
                  onChoose={() => onChange((before) => chooseDeparture(before, id))}
                />
              );
            })}
          </div>
        </StepField>
      )}
    </StepLayout>
  );
}
