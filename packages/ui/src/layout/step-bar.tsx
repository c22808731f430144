import type { Cents } from '@booking/domain/money';
import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Changed } from '../primitives/changed.tsx';
import { classes } from '../primitives/classes.ts';
import { Icon } from '../primitives/icon.tsx';
import { Notice } from '../primitives/messages/notice.tsx';
import { StepAction, type StepNext } from './step-action.tsx';
import styles from './step-bar.module.css';

/**
 * `total` is in cents, `dates` is formatted, and `note` is for example the starting price, as long as there is no total. `notice` says that the
 * total has changed: the closed summary cannot, so it is above the content.
 */
export type StepBarData = { total: Cents | null; dates: string | null; note?: string | undefined; notice?: ReactNode };
export type StepBarProps = {
  data: StepBarData;
  next: StepNext | null;
  error: string | null;
  open: boolean;
  panelId: string;
  onToggle(): void;
};

/** The bar below 1024 px: total, dates, 'Trip and help', which opens the side panel, and one action. */
export function StepBar({ data, next, error, open, panelId, onToggle }: StepBarProps) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  const lines = [data.dates, data.note].filter((line) => line !== null && line !== undefined);
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      {error ? (
        <div className={styles.error}>
          <Notice tone="error">{error}</Notice>
        </div>
      ) : null}
      <button
        type="button"
        className={classes(styles.toggle, next?.orders && styles.wide)}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {data.total === null ? null : (
          <span className={styles.total}>
            <Changed amount={money(data.total, { whole: true })} />
          </span>
        )}
        {lines.length === 0 ? null : (
          <span className={styles.details}>
            {lines.map((line, index) => (
              <span key={line} className={styles.line}>
                {index + 1 < lines.length ? `${line} · ` : line}
              </span>
            ))}
          </span>
        )}
        <span className={styles.open}>
          <span>{t('bar.open')}</span>
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </span>
      </button>
      {next ? <StepAction next={next} className={styles.action} /> : null}
    </section>
  );
}
