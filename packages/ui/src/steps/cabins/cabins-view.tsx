import { type CabinSelection, getEntry, personCount } from '@booking/domain/cabins';
import type { Cents } from '@booking/domain/money';
import type { MandatoryCosts } from '@booking/domain/pricing';
import type { CabinType, Voucher } from '@booking/domain/schema';
import type { PartyIssue } from '@booking/domain/suggestions';
import { type ReactNode, useRef } from 'react';
import { errorText, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { Loading, Notice } from '../../primitives/index.ts';
import { EmptyNotice } from '../empty-notice.tsx';
import { type LoadError, LoadErrorNotice } from '../load-error-notice.tsx';
import { MandatoryCostsLine } from '../mandatory-costs-line.tsx';
import { type StepError, StepField } from '../step-field.tsx';
import { CabinCard } from './cabin-card.tsx';
import type { CabinChoice } from './cabin-choice.ts';
import { type CabinSuggestion, CabinSuggestions } from './cabin-suggestions.tsx';
import styles from './cabins-view.module.css';
import { PartyNotice } from './party-notice.tsx';
import { PlacedLine } from './placed-line.tsx';
import { StartQuestion, type StartQuestionProps } from './start-question.tsx';

export type { CabinChoice, CabinSuggestion };

export type CabinsViewProps = StepViewProps & {
  /** Null while loading. */
  choices: readonly CabinChoice[] | null;
  selection: CabinSelection;
  party: number;
  /** The departure's own. */
  voucher: Voucher | null;
  /** What comes on top of the cabins; null while it is not known. */
  costs: MandatoryCosts | null;
  /** Why the party cannot be booked in these cabins. */
  partyIssue: PartyIssue | null;
  /** Asked before the booking is started with the chosen cabins. */
  question: Omit<StartQuestionProps, 'persons' | 'onChange'> | null;
  getSecondPersonCost(typeId: string, index: number): Cents | null;
  suggestions: readonly CabinSuggestion[];
  onTake(cabins: CabinSelection): void;
  onCount(type: CabinType, count: number): void;
  onPersons(typeId: string, index: number, persons: number): void;
  /** What is to be known before anything else, at the top. */
  notice?: ReactNode;
  /** Cabins in the address were removed because they are no longer available. */
  adjusted: boolean;
  error: StepError | null;
  loadError: LoadError | null;
};

/** Step 3: cabin selection. */
export function CabinsView({
  choices,
  selection,
  party,
  voucher,
  costs,
  partyIssue,
  question,
  getSecondPersonCost,
  suggestions,
  onTake,
  onCount,
  onPersons,
  notice,
  adjusted,
  error,
  loadError,
  title,
  ...layout
}: CabinsViewProps) {
  const { t } = useTranslation('cabins');
  const list = useRef<HTMLDivElement>(null);
  const persons = personCount(selection);
  return (
    <StepLayout
      title={useText(title)}
      lead={
        <>
          <span>{t('lead')}</span>
          <MandatoryCostsLine costs={costs} />
        </>
      }
      waiting={!choices && !loadError}
      {...layout}
    >
      {notice}
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
          <PartyNotice issue={partyIssue} party={party} back={layout.back?.href ?? null} />
          <CabinSuggestions suggestions={suggestions} choices={choices} party={party} onTake={onTake} />
          <StepField label={t('title')} error={error} focus="select">
            <div className={styles.list} ref={list}>
              {choices.map((choice, index) => (
                <CabinCard
                  key={choice.type.id}
                  choice={choice}
                  cabins={getEntry(selection, choice.type.id) ?? []}
                  first={index === 0}
                  voucher={voucher}
                  getSecondPersonCost={(at) => getSecondPersonCost(choice.type.id, at)}
                  onCount={(count) => onCount(choice.type, count)}
                  onPersons={(at, persons) => onPersons(choice.type.id, at, persons)}
                />
              ))}
            </div>
          </StepField>
          <PlacedLine placed={persons} party={party} />
          {question && <StartQuestion {...question} persons={persons} onChange={() => list.current?.querySelector('select')?.focus()} />}
        </>
      )}
    </StepLayout>
  );
}
