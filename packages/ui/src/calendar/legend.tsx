import { useTranslation } from '../i18n/index.ts';
import styles from './legend.module.css';
import { type LegendMark, legendMarks } from './legend-marks.ts';

const names = {
  available: 'tourDate:day.state.available',
  on_request: 'tourDate:day.state.onRequest',
  unavailable: 'tourDate:day.state.unavailable',
  discount: 'departures:discount',
} as const satisfies Record<LegendMark, string>;

const signs: Partial<Record<LegendMark, string>> = { on_request: '?', discount: '%' };

/**
 * The legend of these marks, on one line; null while the days are loading, when it only keeps its place. Each state has its own shape, as
 * state is never shown by colour alone. DATE-11, SHELL-31.
 */
export function Legend({ marks }: { marks: readonly LegendMark[] | null }) {
  const { t } = useTranslation(['tourDate', 'departures']);
  return (
    <ul className={styles.legend} data-loading={marks === null} aria-label={t('tourDate:legend.title')}>
      {(marks ?? legendMarks).map((mark) => (
        <li key={mark}>
          <span className={styles.sample} data-mark={mark} aria-hidden="true">
            {signs[mark]}
          </span>
          <span>{t(names[mark])}</span>
        </li>
      ))}
    </ul>
  );
}
