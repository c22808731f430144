import type { CalendarDay } from '@booking/domain/calendar';
import { getLabelText, tripFor } from '../../calendar/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Tag } from '../../primitives/index.ts';
import styles from './day-details.module.css';

/** One line about the hovered or selected day. Without such a day, a hint takes its space. */
export function DayDetails({ day, chosen }: { day: CalendarDay | undefined; chosen: boolean }) {
  const { t } = useTranslation('tourDate');
  const { t: tDepartures } = useTranslation('departures');
  const { dateRange, money } = useFormat();
  const trip = tripFor(day);
  if (!day || !trip) return <p className={styles.details}>{t('hint')}</p>;
  const dates = dateRange(trip.from, trip.to);
  return (
    <p className={styles.details}>
      <strong>{chosen ? t('chosenTrip', { dates }) : dates}</strong>
      {day.priceFrom !== null && <span>{tDepartures('fromPerPerson', { price: money(day.priceFrom, { whole: true }) })}</span>}
      <span>{day.state === 'on_request' ? tDepartures('onRequestHint') : getLabelText(day.label, tDepartures)}</span>
      {day.discount && <Tag tone="discount">{tDepartures('discount')}</Tag>}
    </p>
  );
}
