import type { MandatoryCosts } from '@booking/domain/pricing';
import type { IsoDate } from '@booking/domain/schema';
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
  /** The chosen departure's id. */
  selected: string | null;
  /** What comes on top of the chosen departure's price; null while it is not known. */
  costs: MandatoryCosts | null;
  onSelect(departureId: string): void;
  /** The address at which a departure is chosen, for the time before scripts have run. */
  hrefOf(departureId: string): string;
  error: StepError | null;
  loadError: LoadError | null;
};

/** Step 2: ship choice. */
export function ShipView({ date, choices, selected, costs, onSelect, hrefOf, error, loadError, title, ...layout }: ShipViewProps) {
  const { t } = useTranslation('ship');
  const format = useFormat();
  const heading = useText(title);
  const only = choices?.length === 1;
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
      {choices && choices.length > 0 && (
        <StepField label={heading} error={error} focus="button[aria-pressed]">
          <div className={styles.list}>
            {choices.map((choice, index) => (
              <ShipCard
                key={choice.departureId}
                choice={choice}
                only={only}
                first={index === 0}
                selected={choice.departureId === selected}
                href={hrefOf(choice.departureId)}
                onChoose={() => onSelect(choice.departureId)}
              />
            ))}
          </div>
        </StepField>
      )}
    </StepLayout>
  );
}
