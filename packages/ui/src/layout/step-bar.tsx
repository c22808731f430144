import type { Cents } from '@booking/domain/money';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Icon } from '../primitives/icon.tsx';
import { Notice } from '../primitives/notice.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { StepAction, type StepNext } from './step-action.tsx';
import styles from './step-bar.module.css';

/**
 * `total` is in cents, `dates` is formatted, and `note` is for example the reason why there is no total yet. `announces` is false if the view
 * announces a new total itself.
 */
export type StepBarData = { total: Cents | null; dates: string | null; note?: string | undefined; announces?: false };
export type StepBarProps = {
  data: StepBarData;
  next: StepNext | null;
  error: string | null;
  open: boolean;
  panelId: string;
  onToggle(): void;
};

/** The bar below 1024 px: total, dates and Next. The total opens the booking summary. SHELL-19. */
export function StepBar({ data, next, error, open, panelId, onToggle }: StepBarProps) {
  const { t } = useTranslation(['common', 'summary']);
  const { money } = useFormat();
  const details = [data.dates, data.note].filter(Boolean).join(' · ');
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      {error ? (
        <div className={styles.error}>
          <Notice tone="error">{error}</Notice>
        </div>
      ) : null}
      <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
        <VisuallyHidden>{`${t(open ? 'bar.hide' : 'bar.summary')}:`}</VisuallyHidden>
        {data.total === null ? (
          <span className={styles.total}>{t('summary:title')}</span>
        ) : (
          <span className={styles.total} translate="no">
            {money(data.total, { whole: true })}
          </span>
        )}
        <Icon name="chevron-down" className={styles.chevron} />
        {details === '' ? null : <span className={styles.details}>{details}</span>}
      </button>
      {next ? <StepAction next={next} className={styles.action} /> : null}
    </section>
  );
}
