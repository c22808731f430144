import { useTranslation } from '../i18n/index.ts';
import styles from './legend.module.css';

/** The legend of the calendar, on one line. Each state has its own shape, as state is never shown by colour alone. */
export function Legend() {
  const { t } = useTranslation('tourDate');
  const { t: tDepartures } = useTranslation('departures');
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      <li>
        <span className={styles.sample} data-state="available" aria-hidden="true" />
        <span>{t('day.state.available')}</span>
      </li>
      <li>
        <span className={styles.sample} data-state="on_request" aria-hidden="true">
          ?
        </span>
        <span>{t('day.state.onRequest')}</span>
      </li>
      <li>
        <span className={styles.sample} data-state="unavailable" aria-hidden="true" />
        <span>{t('day.state.unavailable')}</span>
      </li>
      <li>
        <span className={styles.flag} aria-hidden="true">
          %
        </span>
        <span>{tDepartures('discount')}</span>
      </li>
    </ul>
  );
}
