import { type CalendarDay, calendarDays, closestDays, offeredDays } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';
import { type DateStep, furtherMonths } from '@booking/domain/steps';
import { useMonth } from './use-departures.ts';

/**
 * The days closest to a lost date. If the loaded months have too few, three more are fetched at most, each once. Null while they are loading; a
 * month that cannot be loaded is left out.
 */
export function useClosestDays(
  tour: string,
  date: IsoDate,
  { months, range, season, days, party, today }: DateStep,
): readonly CalendarDay[] | null {
  const loaded = closestDays(days, date, offeredDays);
  const isShort = loaded.length < offeredDays;
  const [one, two, three] = isShort ? furtherMonths(months ?? [], range, season?.first_available ?? null) : [];
  const further = [useMonth(tour, one), useMonth(tour, two), useMonth(tour, three)];
  if (!isShort) return loaded;
  if (further.some(({ pending }) => pending)) return null;
  const departures = further.flatMap(({ query }) => query.data ?? []);
  return closestDays(new Map([...days, ...calendarDays(departures, party, today)]), date, offeredDays);
}
