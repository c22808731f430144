import { type CabinSelection, getEntry, setCabinCount, setPersons } from '@booking/domain/cabins';
import type { MandatoryCosts } from '@booking/domain/pricing';
import type { Voucher } from '@booking/domain/schema';
import type { CabinStep } from '@booking/domain/steps';
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
import { CabinSuggestions } from './cabin-suggestions.tsx';
import styles from './cabins-view.module.css';
import { FullTypes } from './full-types.tsx';
import { PartyNotice } from './party-notice.tsx';
import { PlacedLine } from './placed-line.tsx';
import { StartQuestion, type StartQuestionProps } from './start-question.tsx';

export type { CabinChoice };

export type CabinsViewProps = StepViewProps & {
  /** Null while loading. */
  choices: readonly CabinChoice[] | null;
  /** What follows from the choice; null while loading. */
  step: CabinStep | null;
  party: number;
  /** The departure's own. */
  voucher: Voucher | null;
  /** What comes on top of the cabins; null while it is not known. */
  costs: MandatoryCosts | null;
  /** Asked before the booking is started with the chosen cabins. */
  question: Omit<StartQuestionProps, 'persons' | 'onChange'> | null;
  /** What is to be known before anything else, at the top. */
  notice?: ReactNode;
  error: StepError | null;
  loadError: LoadError | null;
  /** The address at which cabins are chosen. */
  getHref(cabins: CabinSelection): string;
  onChange(update: (before: CabinSelection) => CabinSelection): void;
};

/** Step 3: cabin selection. */
export function CabinsView({
  choices,
  step,
  party,
  voucher,
  costs,
  question,
  notice,
  error,
  loadError,
  getHref,
  onChange,
  title,
  ...layout
}: CabinsViewProps) {
  const { t } = useTranslation('cabins');
  const list = useRef<HTMLDivElement>(null);
  const onSale = choices?.filter(({ type }) => type.count > 0) ?? [];
  const full = choices?.filter(({ type }) => type.count === 0) ?? [];
  const toCard = (choice: CabinChoice, index: number): ReactNode => (
    <CabinCard
      key={choice.type.id}
      choice={choice}
      cabins={(step && getEntry(step.selection, choice.type.id)) ?? []}
      first={index === 0}
      voucher={voucher}
      getSecondPersonTotal={(at) => step?.secondPersonTotal(choice.type.id, at) ?? null}
      onCount={(count) => onChange((before) => setCabinCount(before, choice.type, count))}
      onPersons={(at, persons) => onChange((before) => setPersons(before, choice.type.id, at, persons))}
    />
  );
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
      {choices && step?.isAdjusted && <Notice tone="info">{t('adjusted')}</Notice>}
      {!choices && !loadError && (
        <div className={styles.waiting}>
          <Loading height={360} />
        </div>
      )}
      {choices?.length === 0 && (
        <EmptyNotice title={errorText(t, 'no-cabins-available')} hint={t('noneHint')} back={layout.back?.href ?? null} />
      )}
      {step && choices && choices.length > 0 && (
        <>
          <PartyNotice issue={step.partyIssue} party={party} back={layout.back?.href ?? null} />
          <CabinSuggestions
            suggestions={step.suggestions}
            choices={choices}
            party={party}
            getHref={getHref}
            onTake={(cabins) => onChange(() => cabins)}
          />
          <StepField label={t('title')} error={error} focus="select">
            <div className={styles.list} ref={list}>
              {onSale.map(toCard)}
              <FullTypes choices={full} open={onSale.length === 0}>
                {full.map(toCard)}
              </FullTypes>
            </div>
          </StepField>
          <PlacedLine placed={step.persons} party={party} />
          {question && (
            <StartQuestion {...question} persons={step.persons} onChange={() => list.current?.querySelector('select')?.focus()} />
          )}
        </>
      )}
    </StepLayout>
  );
}
