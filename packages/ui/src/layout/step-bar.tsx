import type { Cents } from '@booking/domain/money';
import type { ReactNode, Ref } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Changed } from '../primitives/changed.tsx';
import { classes } from '../primitives/classes.ts';
import { Icon } from '../primitives/icon.tsx';
import { Notice } from '../primitives/messages/notice.tsx';
import { ScriptButton } from '../primitives/script-button.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { StepAction, type StepNext } from './step-action.tsx';
import styles from './step-bar.module.css';
import { useHeight } from './use-height.ts';

/**
 * `total` is in cents, `dates` is formatted, and `note` is for example the starting price, as long as there is no total. `notice` says that the
 * total has changed: the closed summary cannot, so it is above the content.
 */
export type StepBarData = {
  total: Cents | null;
  dates: string | null;
  persons?: number | undefined;
  note?: string | undefined;
  notice?: ReactNode;
};
export type StepBarProps = {
  data: StepBarData;
  next: StepNext | null;
  error: string | null;
  open: boolean;
  panelId: string;
  toggleRef: Ref<HTMLButtonElement>;
  onToggle(): void;
};

/** The bar below 1024 px, in two lines: what it costs, and for whom and when; they open the side panel. Beside them is one action. */
export function StepBar({ data, next, error, open, panelId, toggleRef, onToggle }: StepBarProps) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  // The scroll padding of the page keeps scroll targets above the bar.
  const bar = useHeight<HTMLElement>('--dock-height', true);
  const { total, note, persons } = data;
  const lines = [persons === undefined ? null : t('persons', { count: persons }), data.dates].filter((line) => line !== null);
  return (
    <section ref={bar} className={styles.bar} aria-label={t('bar.label')}>
      {error ? (
        <div className={styles.error}>
          <Notice tone="error">{error}</Notice>
        </div>
      ) : null}
      <ScriptButton
        ref={toggleRef}
        className={classes(styles.toggle, next?.orders && styles.wide)}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onToggle}
      >
        <span className={total === null ? styles.note : styles.total}>
          {total === null ? <span>{note ?? t('bar.open')}</span> : <Changed amount={money(total, { whole: true })} />}
          <Icon name="chevron-down" size={20} className={styles.chevron} />
        </span>
        {total === null && note === undefined ? null : <VisuallyHidden>{t('bar.open')}</VisuallyHidden>}
        {lines.length === 0 ? null : (
          <span className={styles.details}>
            {lines.map((line, index) => (
              <span key={line} className={styles.line}>
                {index + 1 < lines.length ? `${line}, ` : line}
              </span>
            ))}
          </span>
        )}
      </ScriptButton>
      {next ? <StepAction next={next} className={styles.action} /> : null}
    </section>
  );
}
