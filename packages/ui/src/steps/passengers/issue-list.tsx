import type { PassengerIssue } from '@booking/domain/steps';
import { useStore } from '@tanstack/react-form';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { errorText, useTranslation } from '../../i18n/index.ts';
import type { PassengersForm } from './passengers-form.ts';

type IssueListProps = {
  form: PassengersForm;
  /** The validation issues of the last submit. */
  listed: readonly PassengerIssue[];
  onJump(name: string): void;
};

/** The validation issues of the last submit, with their passengers. */
export function IssueList({ form, listed, onJump }: IssueListProps) {
  const { t } = useTranslation('checkout');
  const open = useStore(form.store, ({ errorMap }) => errorMap.onDynamic) as readonly PassengerIssue[] | undefined;
  const issues = listed.map(({ name, passenger, code }) => {
    const who = passenger === 0 ? t('passengers.shortMain') : t('passengers.shortAdditional', { index: passenger });
    return { name, text: `${who}: ${errorText(t, code)}`, solved: !open?.some((issue) => issue.name === name) };
  });
  return <ErrorSummary issues={issues} onJump={onJump} />;
}
