import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, classes, Icon } from '../primitives/index.ts';
import styles from './error-summary.module.css';
import { toFieldId } from './field-id.ts';

/** The issues of one part of the form: the field that the line leads to, and how many are still open. */
export type ListedIssues = { id: string; name: string; text: string; open: number };
export type ErrorSummaryProps = { lines: readonly ListedIssues[]; nextLabel: string; onJump(name: string): void };

/** The number of lines shown before the visitor shows all. */
const maxListed = 6;

/**
 * The errors of the last submit, above the form. Each line calls `onJump` with its field. A line whose issues are solved stays in the list,
 * struck through, so that nothing moves while the visitor types; once all are solved, one line with the way on replaces the list.
 */
export function ErrorSummary({ lines, nextLabel, onJump }: ErrorSummaryProps) {
  const { t } = useTranslation('checkout');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button was removed with the focus on it: move the focus to the first item that it revealed.
  useEffect(() => {
    if (all) list.current?.children[maxListed]?.querySelector('a')?.focus();
  }, [all]);
  const open = lines.reduce((sum, line) => sum + line.open, 0);
  const isSolved = lines.length > 0 && open === 0;
  const hidden = all || isSolved ? 0 : Math.max(0, lines.length - maxListed);
  return (
    <div className={classes(lines.length > 0 ? styles.summary : styles.waiting, isSolved && styles.solvedSummary)}>
      <p className={styles.title} role="status">
        {isSolved ? <Icon name="check" /> : null}
        <span>{lines.length === 0 ? null : isSolved ? t('errorAllSolved') : t('errorSummary', { count: open })}</span>
      </p>
      {isSolved ? (
        <Button type="submit" variant="quiet">
          {nextLabel}
        </Button>
      ) : null}
      {open === 0 ? null : (
        <ul ref={list} className={styles.list}>
          {lines.slice(0, all ? undefined : maxListed).map(({ id, name, text, open: own }) => (
            <li key={id}>
              <a
                href={`#${toFieldId(name)}`}
                className={classes(own === 0 && styles.solved)}
                onClick={(event) => {
                  event.preventDefault();
                  onJump(name);
                }}
              >
                {text}
              </a>
              {own === 0 ? <span>{` ${t('errorSolved')}`}</span> : null}
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
