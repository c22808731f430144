import type { PartyIssue } from '@booking/domain/suggestions';
import { useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Button, Notice, useOutcome } from '../../primitives/index.ts';
import { getIssueText } from './party-notice.tsx';
import styles from './start-question.module.css';

export type StartQuestionProps = {
  /** Why the chosen cabins, or the party, cannot be booked. */
  issue: PartyIssue;
  /** The departure does not take that many or few persons. */
  isRefused: boolean;
  /** In the chosen cabins. */
  persons: number;
  /** How often 'Start booking' was pressed with this issue; each press moves the focus here. */
  presses: number;
  start: { href: string; newWindow: boolean };
  onChange(): void;
};

/** Asks before a booking is started for persons that the departure does not take, or for a part of the party. It gets the focus, and comes into view. */
export function StartQuestion({ issue, isRefused, persons, presses, start, onChange }: StartQuestionProps) {
  const { t } = useTranslation('cabins');
  const question = useOutcome(presses === 0 ? null : presses);
  const id = useId();
  // An issue of the party is already shown above the cabins: here it is only after a press.
  if (!isRefused && presses === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div ref={question} role="group" aria-labelledby={id} tabIndex={-1} className={styles.question}>
      <Notice
        tone="info"
        title={<span id={id}>{getIssueText(issue, t)}</span>}
        action={
          presses === 0 ? null : (
            <>
              <Button variant="secondary" onClick={onChange}>
                {t('party.change')}
              </Button>
              <ActionLink variant="quiet" href={start.href} newWindow={start.newWindow}>
                {t('party.anyway')}
              </ActionLink>
            </>
          )
        }
      >
        <p>{t('party.chosen', { count: persons })}</p>
        {isRefused && presses > 0 ? <p>{t('party.likelyRefused')}</p> : null}
      </Notice>
    </div>
  );
}
