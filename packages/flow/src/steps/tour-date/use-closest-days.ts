import { type CalendarDay, calendarDays, closestDays } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { useToday } from '../../app/services.ts';
import { furtherMonths, type MonthRange } from './months.ts';
import { useMonth } from './use-departures.ts';

/** How many days are offered instead of a lost date. */
const offered = 3;

type Input = {
  tour: string;
  /** The lost date. */
  date: IsoDate;
  party: number;
  months: readonly YearMonth[];
  range: MonthRange | null;
  firstAvailable: IsoDate | null;
  days: ReadonlyMap<IsoDate, CalendarDay>;
};

/**
 * The days closest to a lost date. If the loaded months have too few, three more are fetched at most, each once. Null while they are loading; a
 * month that cannot be loaded is left out.
 */
export function useClosestDays({ tour, date, party, months, range, firstAvailable, days }: Input): readonly CalendarDay[] | null {
  const today = useToday();
  const loaded = closestDays(days, date, offered);
  const isShort = loaded.length < offered;
  const [one, two, three] = isShort ? furtherMonths(months, range, firstAvailable) : [];
  const further = [useMonth(tour, one), useMonth(tour, two), useMonth(tour, three)];
  if (!isShort) return loaded;
  if (further.some(({ pending }) => pending)) return null;
  const departures = further.flatMap(({ query }) => query.data ?? []);
  return closestDays(new Map([...days, ...calendarDays(departures, party, today)]), date, offered);
}
