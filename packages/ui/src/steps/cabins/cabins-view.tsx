import { type CabinSelection, getEntry, personCount } from '@booking/domain/cabins';
import type { CabinType } from '@booking/domain/schema';
import { errorText, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { Loading, Notice } from '../../primitives/index.ts';
import { EmptyNotice } from '../empty-notice.tsx';
import { type LoadError, LoadErrorNotice } from '../load-error-notice.tsx';
import { type StepError, StepField } from '../step-field.tsx';
import { CabinCard } from './cabin-card.tsx';
import type { CabinChoice } from './cabin-choice.ts';
import { type CabinSuggestion, CabinSuggestions } from './cabin-suggestions.tsx';
import styles from './cabins-view.module.css';
import { PlacedLine } from './placed-line.tsx';

export type { CabinChoice, CabinSuggestion };

export type CabinsViewProps = StepViewProps & {
  /** Null while loading. */
  choices: readonly CabinChoice[] | null;
  selection: CabinSelection;
  party: number;
  suggestions: readonly CabinSuggestion[];
  onTake(cabins: CabinSelection): void;
  onCount(type: CabinType, count: number): void;
  onPersons(typeId: string, index: number, persons: number): void;
  /** Cabins in the address were removed because they are no longer available. */
  adjusted: boolean;
  error: StepError | null;
  loadError: LoadError | null;
};

/** Step 3: cabin selection. CABIN-7. */
export function CabinsView({
  choices,
  selection,
  party,
  suggestions,
  onTake,
  onCount,
  onPersons,
  adjusted,
  error,
  loadError,
  title,
  ...layout
}: CabinsViewProps) {
  const { t } = useTranslation('cabins');
  return (
    <StepLayout title={useText(title)} lead={t('lead')} waiting={!choices && !loadError} {...layout}>
      <LoadErrorNotice error={loadError} />
      {adjusted && <Notice tone="info">{t('adjusted')}</Notice>}
      {!choices && !loadError && (
        <div className={styles.waiting}>
          <Loading height={360} />
        </div>
      )}
      {choices?.length === 0 && (
        <EmptyNotice title={errorText(t, 'no-cabins-available')} hint={t('noneHint')} back={layout.back?.href ?? null} />
      )}
      {choices && choices.length > 0 && (
        <>
          <CabinSuggestions suggestions={suggestions} choices={choices} party={party} onTake={onTake} />
          <StepField label={t('title')} error={error} focus="select">
            <div className={styles.list}>
              {choices.map((choice, index) => (
                <CabinCard
                  key={choice.type.id}
                  choice={choice}
                  cabins={getEntry(selection, choice.type.id) ?? []}
                  first={index === 0}
                  onCount={(count) => onCount(choice.type, count)}
                  onPersons={(at, persons) => onPersons(choice.type.id, at, persons)}
                />
              ))}
            </div>
          </StepField>
          <PlacedLine placed={personCount(selection)} party={party} />
        </>
      )}
    </StepLayout>
  );
}
