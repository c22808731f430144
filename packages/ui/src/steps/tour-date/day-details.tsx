import type { CalendarDay } from '@booking/domain/calendar';
import { LabelText, tripFor } from '../../calendar/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Price, Tag } from '../../primitives/index.ts';
import styles from './day-details.module.css';

type DayDetailsProps = {
  /** The hovered or selected day. */
  day: CalendarDay | undefined;
  chosen: boolean;
  isCheapest: boolean;
  /** One of the cheapest days, for the hint. */
  cheapest: CalendarDay | undefined;
};

/** The hint without a day. It names the cheapest day in words. */
function Hint({ cheapest }: { cheapest: CalendarDay | undefined }) {
  const { t } = useTranslation('tourDate');
  const { date: formatDate } = useFormat();
  const { priceFrom = null, reduced = null } = cheapest ?? {};
  return (
    <p className={styles.details}>
      <span>{t('hint')}</span>
      {cheapest && priceFrom !== null && (
        <Price
          price={priceFrom}
          reduced={reduced}
          words={(price) => t('hintLowest', { date: formatDate(cheapest.date, 'medium'), price })}
        />
      )}
    </p>
  );
}

/** What is known of the hovered or selected day: trip, price, state. Without a day, a hint takes the space. */
export function DayDetails({ day, chosen, isCheapest, cheapest }: DayDetailsProps) {
  const { t } = useTranslation('tourDate');
  const { t: tDepartures } = useTranslation('departures');
  const { dateRange } = useFormat();
  const trip = tripFor(day);
  if (!day || !trip) return <Hint cheapest={cheapest} />;
  const dates = dateRange(trip.from, trip.to);
  return (
    <div className={styles.details}>
      <strong>{chosen ? t('chosenTrip', { dates }) : dates}</strong>
      {day.priceFrom !== null && (
        <Price price={day.priceFrom} reduced={day.reduced} words={(price) => tDepartures('fromPerPerson', { price })} />
      )}
      <LabelText label={day.label} explained />
      {day.discount && <Tag tone="discount">{tDepartures('discount')}</Tag>}
      {isCheapest && <Tag tone="success">{tDepartures('lowestPrice')}</Tag>}
    </div>
  );
}
