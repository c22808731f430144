import { type CalendarDay, departureDay } from '@booking/domain/calendar';
import { getYearMonth, type YearMonth } from '@booking/domain/date';
import type { Departure, IsoDate } from '@booking/domain/schema';
import { isForOtherParty, LabelText } from '../../calendar/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Button, Price, Tag } from '../../primitives/index.ts';
import styles from './departure-list.module.css';

export type DepartureListProps = {
  months: readonly YearMonth[];
  days: ReadonlyMap<IsoDate, CalendarDay>;
  cheapest: ReadonlySet<IsoDate>;
  party: number;
  today: IsoDate;
  /** The id of the chosen departure. */
  chosen: string | null;
  onSelect(date: IsoDate | null, departure?: string): void;
};

type RowProps = Pick<DepartureListProps, 'party' | 'today' | 'onSelect'> & {
  departure: Departure;
  isCheapest: boolean;
  selected: boolean;
  /** Names the tour: the list has departures of several. */
  namesTour: boolean;
};

function Row({ departure, isCheapest, party, today, selected, namesTour, onSelect }: RowProps) {
  const { t } = useTranslation('tourDate');
  const { t: tDepartures } = useTranslation('departures');
  const { dateRange } = useFormat();
  const { state, label, discount, priceFrom, reduced } = departureDay(departure, party, today);
  const dates = dateRange(departure.date, departure.end_date);
  const possible = state !== 'unavailable';
  return (
    <li
      className={styles.row}
      data-state={state}
      data-other-party={isForOtherParty(label) || undefined}
      data-selected={selected || undefined}
    >
      <div className={styles.trip}>
        <strong className={styles.dates}>{dates}</strong>
        {namesTour && <span>{departure.tour_name}</span>}
        <span translate="no">{departure.ship_name}</span>
      </div>
      <div className={styles.state}>
        <LabelText label={label} />
        {discount && <Tag tone="discount">{tDepartures('discount')}</Tag>}
        {isCheapest && <Tag tone="success">{tDepartures('lowestPrice')}</Tag>}
      </div>
      <span className={styles.price}>
        {priceFrom !== null && <Price price={priceFrom} reduced={reduced} words={(price) => tDepartures('fromPerPerson', { price })} />}
      </span>
      {possible && (
        <Button
          className={styles.choose}
          aria-pressed={selected}
          aria-label={`${selected ? t('chosen') : t('choose')}: ${[dates, ...(namesTour ? [departure.tour_name] : []), departure.ship_name].join(' · ')}`}
          onClick={() => (selected ? onSelect(null) : onSelect(departure.date, departure.id))}
        >
          {selected ? t('chosen') : t('choose')}
        </Button>
      )}
    </li>
  );
}

/**
 * The list alternative to the calendar: one row per departure of the months shown, with ship, dates, state and price. It chooses a departure, not
 * only its day.
 */
export function DepartureList({ months, days, cheapest, party, today, chosen, onSelect }: DepartureListProps) {
  const { t } = useTranslation('tourDate');
  const { month: formatMonth } = useFormat();
  const namesTour = new Set([...days.values()].flatMap(({ departures }) => departures.map(({ tour_id }) => tour_id))).size > 1;
  return months.map((month) => {
    const shown = [...days.values()].filter(({ date }) => getYearMonth(date) === month).toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const title = formatMonth(month);
    return (
      <section key={month} className={styles.month} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        {shown.length === 0 ? (
          <p className={styles.empty}>{t('emptyMonth', { month: title })}</p>
        ) : (
          <ul className={styles.list}>
            {shown.flatMap((day) =>
              day.departures.map((departure) => (
                <Row
                  key={departure.id}
                  departure={departure}
                  isCheapest={cheapest.has(day.date) && departure.id === day.priced?.id}
                  party={party}
                  today={today}
                  selected={departure.id === chosen}
                  namesTour={namesTour}
                  onSelect={onSelect}
                />
              )),
            )}
          </ul>
        )}
      </section>
    );
  });
}
