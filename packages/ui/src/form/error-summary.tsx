import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, classes, Icon } from '../primitives/index.ts';
import styles from './error-summary.module.css';
import { toFieldId } from './field-id.ts';

type ListedIssue = { name: string; text: string; solved: boolean };
export type ErrorSummaryProps = { issues: readonly ListedIssue[]; onJump(name: string): void };

/** The number of issues listed before the visitor shows all. */
const maxListed = 6;

/**
 * The errors of the last submit, above the form. Each entry calls `onJump` with its field. Solved issues stay in the list, struck through,
 * so that nothing moves while the visitor types; once all are solved, one line with the way on replaces the list.
 */
export function ErrorSummary({ issues, onJump }: ErrorSummaryProps) {
  const { t } = useTranslation('checkout');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button was removed with the focus on it: move the focus to the first item that it revealed.
  useEffect(() => {
    if (all) list.current?.children[maxListed]?.querySelector('a')?.focus();
  }, [all]);
  const open = issues.filter(({ solved }) => !solved).length;
  const isSolved = issues.length > 0 && open === 0;
  const hidden = all || isSolved ? 0 : Math.max(0, issues.length - maxListed);
  return (
    <div className={classes(issues.length > 0 ? styles.summary : styles.waiting, isSolved && styles.solvedSummary)}>
      <p className={styles.title} role="status">
        {isSolved ? <Icon name="check" /> : null}
        <span>{issues.length === 0 ? null : isSolved ? t('errorAllSolved') : t('errorSummary', { count: open })}</span>
      </p>
      {isSolved ? (
        <Button type="submit" variant="quiet">
          {t('passengers.next')}
        </Button>
      ) : null}
      {open === 0 ? null : (
        <ul ref={list} className={styles.list}>
          {issues.slice(0, all ? undefined : maxListed).map(({ name, text, solved }) => (
            <li key={name}>
              <a
                href={`#${toFieldId(name)}`}
                className={classes(solved && styles.solved)}
                onClick={(event) => {
                  event.preventDefault();
                  onJump(name);
                }}
              >
                {text}
              </a>
              {solved ? <span>{` ${t('errorSolved')}`}</span> : null}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 ? (
        <Button variant="quiet" className={styles.more} onClick={() => setAll(true)}>
          {t('errorMore', { count: hidden })}
        </Button>
      ) : null}
    </div>
  );
}
