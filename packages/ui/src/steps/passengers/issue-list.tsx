import type { PassengerIssue } from '@booking/domain/steps';
import { useStore } from '@tanstack/react-form';
import { ErrorSummary, type ListedIssues } from '../../form/error-summary.tsx';
import { errorText, useTranslation } from '../../i18n/index.ts';
import { getIssues, type PassengersForm } from './passengers-form.ts';
import { toWho } from './who.ts';

type IssueListProps = {
  form: PassengersForm;
  /** The validation issues of the last submit. */
  listed: readonly PassengerIssue[];
  /** The label of the way on. */
  nextLabel: string;
  onJump(name: string): void;
};

/** Who has validation issues since the last submit: a line per passenger, which leads to the first issue that is still open. */
export function IssueList({ form, listed, nextLabel, onJump }: IssueListProps) {
  const { t } = useTranslation('checkout');
  const current = useStore(form.store, getIssues);
  const lines = [...new Set(listed.map(({ passenger }) => passenger))].map((passenger): ListedIssues => {
    const own = listed.filter((issue) => issue.passenger === passenger);
    const open = own.flatMap(({ name }) => current.find((issue) => issue.name === name) ?? []);
    const shown = open.length > 0 ? open : own;
    const [first] = shown;
    const what = first && shown.length === 1 ? errorText(t, first.code) : t('passengers.issues', { count: shown.length });
    return { id: `${passenger}`, name: first?.name ?? '', text: `${toWho(t, passenger)}: ${what}`, open: open.length };
  });
  return <ErrorSummary lines={lines} nextLabel={nextLabel} onJump={onJump} />;
}
