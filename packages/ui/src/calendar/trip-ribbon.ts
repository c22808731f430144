import type { CalendarDay } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';

/** The stretch of a trip, first and last day. */
export type Trip = { from: IsoDate; to: IsoDate };
export type RibbonPart = 'start' | 'middle' | 'end' | 'whole';

/** The stretch of a day's trip: to the last end date of its departures; null for a day that cannot be chosen. */
export function tripFor(day: CalendarDay | undefined): Trip | null {
  if (!day || day.state === 'unavailable') return null;
  const ends = day.departures.map(({ end_date }) => end_date).toSorted();
  return { from: day.date, to: ends.at(-1) ?? day.date };
}

/** Which part of a trip's ribbon is drawn under a date; null for none. */
export function ribbonPart(date: IsoDate, trip: Trip | null): RibbonPart | null {
  if (!trip || date < trip.from || date > trip.to) return null;
  if (trip.from === trip.to) return 'whole';
  if (date === trip.from) return 'start';
  return date === trip.to ? 'end' : 'middle';
}
