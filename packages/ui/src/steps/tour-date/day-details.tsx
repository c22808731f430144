import type { CalendarDay } from '@booking/domain/calendar';
import { labelText, tripOf } from '../../calendar/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Tag } from '../../primitives/index.ts';
import styles from './day-details.module.css';

/** One line about the day under the pointer, or else the chosen one. Its place is kept when there is nothing to say. */
export function DayDetails({ day, chosen }: { day: CalendarDay | undefined; chosen: boolean }) {
  const { t } = useTranslation('selection');
  const { dateRange, money } = useFormat();
  const trip = tripOf(day);
  if (!day || !trip) return <p className={styles.details}>{t('date.hint')}</p>;
  const dates = dateRange(trip.from, trip.to);
  return (
    <p className={styles.details}>
      <strong>{chosen ? t('date.chosenTrip', { dates }) : dates}</strong>
      {day.priceFrom !== null && <span>{t('price.fromPerPerson', { price: money(day.priceFrom, { whole: true }) })}</span>}
      <span>{day.state === 'on_request' ? t('date.onRequestHint') : labelText(day.label, t)}</span>
      {day.discount && <Tag tone="discount">{t('day.discount')}</Tag>}
    </p>
  );
}
