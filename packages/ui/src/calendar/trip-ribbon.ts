import type { CalendarDay } from '@booking/domain/calendar';
import { daysBetween } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';

/** The first and last day of a trip. */
export type Trip = { from: IsoDate; to: IsoDate };
export type RibbonPart = 'start' | 'middle' | 'end' | 'start end';

/** The trip that starts on a day, up to the latest end date of its departures; null for an unavailable day. */
export function tripFor(day: CalendarDay | undefined): Trip | null {
  if (!day || day.state === 'unavailable') return null;
  const ends = day.departures.map(({ end_date }) => end_date).toSorted();
  return { from: day.date, to: ends.at(-1) ?? day.date };
}

/** The part of a trip's ribbon that is drawn below a date; null for none. */
export function getRibbonPart(date: IsoDate, trip: Trip | null): RibbonPart | null {
  if (!trip || date < trip.from || date > trip.to) return null;
  if (trip.from === trip.to) return 'start end';
  if (date === trip.from) return 'start';
  return date === trip.to ? 'end' : 'middle';
}

/** The number of days from the start of a trip to a date within it; null for any other date. */
export const getRibbonDay = (date: IsoDate, trip: Trip | null): number | null =>
  getRibbonPart(date, trip) && trip && daysBetween(trip.from, date);
