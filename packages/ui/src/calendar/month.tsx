import type { CalendarDay } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { memo, useId, useMemo } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Day } from './day.tsx';
import { getCellOldPrice, getCellPrice, getDayName, getShortLabel, isForOtherParty } from './day-texts.ts';
import styles from './month.module.css';
import { getMonthWeeks } from './month-weeks.ts';
import { getRibbonDay, getRibbonPart, type Trip } from './trip-ribbon.ts';
import { getWeekdayNames } from './weekday-names.ts';

export type MonthProps = {
  month: YearMonth;
  days: ReadonlyMap<IsoDate, CalendarDay>;
  cheapest: ReadonlySet<IsoDate>;
  wideOnly: boolean;
  loading: boolean;
  selected: IsoDate | null;
  tabbable: IsoDate | null;
  today: IsoDate;
  getHref: ((date: IsoDate) => string) | undefined;
  chosen: Trip | null;
  hovered: Trip | null;
};

/** One month as a date grid, Monday first. */
export const Month = memo(function Month(props: MonthProps) {
  const { month, wideOnly, days, cheapest, loading, selected, tabbable, today, getHref, chosen, hovered } = props;
  const { t } = useTranslation('tourDate');
  const { t: tDepartures } = useTranslation('departures');
  const { language, money, date: formatDate, month: formatMonth } = useFormat();
  const caption = useId();
  const weeks = useMemo(() => getMonthWeeks(month), [month]);
  // Memoised: names and prices do not depend on hover or focus.
  const texts = useMemo(() => {
    const entries = weeks.flat().flatMap((date) => {
      if (!date) return [];
      const day = days.get(date);
      const isCheapest = cheapest.has(date);
      const name = getDayName(formatDate(date, 'full'), day, isCheapest, { t, tDepartures, money });
      const note = getShortLabel(day?.label ?? null, isCheapest, t);
      return [[date, { name, price: getCellPrice(day, money), was: getCellOldPrice(day, money), note }] as const];
    });
    return new Map(entries);
  }, [weeks, days, cheapest, t, tDepartures, money, formatDate]);

  return (
    <section className={styles.month} data-wide-only={wideOnly || undefined} aria-labelledby={caption}>
      <h2 id={caption} className={styles.caption}>
        {formatMonth(month)}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table with the keyboard support of a grid (WAI-ARIA) */}
      <table role="grid" className={styles.grid} aria-labelledby={caption} aria-busy={loading}>
        <thead>
          <tr>
            {getWeekdayNames(language).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, column) => {
                if (!date) return <td key={`${row}-${column}`} className={styles.blank} />;
                const day = days.get(date);
                const text = texts.get(date);
                return (
                  <Day
                    key={date}
                    date={date}
                    name={text?.name ?? date}
                    href={day && day.state !== 'unavailable' ? (getHref?.(date) ?? null) : null}
                    state={day?.state ?? (loading ? 'loading' : 'none')}
                    price={text?.price ?? null}
                    was={text?.was ?? null}
                    note={text?.note ?? null}
                    few={day?.label?.kind === 'only-left'}
                    otherParty={isForOtherParty(day?.label ?? null)}
                    discount={(day?.discount ?? false) && !text?.was}
                    selected={date === selected}
                    tabbable={date === tabbable}
                    current={date === today}
                    chosen={getRibbonPart(date, chosen)}
                    chosenDay={getRibbonDay(date, chosen)}
                    hovered={getRibbonPart(date, hovered)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
