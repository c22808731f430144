import { daysBetween, isBookable } from '../date/plain-date.ts';
import type { IsoDate } from '../schema/common.ts';
import type { CalendarDay } from './calendar-days.ts';
import { isOutsideSeason, type Season } from './season.ts';

/** Why a chosen date can no longer be booked by a party. `count`: the smallest or largest party that is possible. */
export type LostDateReason =
  | { kind: 'past' | 'outside-season' | 'no-departure' | 'fully-booked' }
  | { kind: 'from-persons' | 'up-to-persons'; count: number };

/** The reason for a date whose day is unavailable, or undefined if there is no departure. DATE-25. */
export function lostDateReason(
  date: IsoDate,
  day: Pick<CalendarDay, 'label'> | undefined,
  { season, today }: { season: Season | null; today: IsoDate },
): LostDateReason {
  if (!isBookable(date, today)) return { kind: 'past' };
  if (day?.label?.kind === 'from-persons' || day?.label?.kind === 'up-to-persons') return { kind: day.label.kind, count: day.label.count };
  if (day) return { kind: 'fully-booked' };
  return { kind: season && isOutsideSeason(date, season) ? 'outside-season' : 'no-departure' };
}

/** How many days are offered in place of a lost date. DATE-36. */
export const offeredDays = 3;

/** The days closest to a date that the party can book or request, at most `count`, in the order of the calendar. DATE-36. */
export function closestDays(days: ReadonlyMap<IsoDate, CalendarDay>, date: IsoDate, count: number): CalendarDay[] {
  const distance = (day: CalendarDay): number => Math.abs(daysBetween(date, day.date));
  return [...days.values()]
    .filter(({ state }) => state !== 'unavailable')
    .toSorted((one, two) => distance(one) - distance(two))
    .slice(0, count)
    .toSorted((one, two) => daysBetween(two.date, one.date));
}
