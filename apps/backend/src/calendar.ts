import { dayAt, earliestToday, today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';

/** The dates that decide what can be booked. */
export type Calendar = {
  /** The date of the server. */
  today(): IsoDate;
  /** Today in the last time zone that reaches it: some visitor may still book what is bookable from there. */
  earliestToday(): IsoDate;
  /** Today in a time zone (IANA). @throws RangeError for an unknown one */
  todayIn(timeZone: string): IsoDate;
};

/** Computes the date at most once per second: a day always starts on a full second. */
function cachedPerSecond(day: () => IsoDate): () => IsoDate {
  let second = Number.NaN;
  let value: IsoDate;
  return () => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) {
      value = day();
      second = now;
    }
    return value;
  };
}

/** The calendar of this machine's clock. */
export function createCalendar(): Calendar {
  const zones = new Map<string, () => IsoDate>();
  return {
    today: cachedPerSecond(today),
    earliestToday: cachedPerSecond(earliestToday),
    todayIn(timeZone) {
      const day = zones.get(timeZone) ?? cachedPerSecond(() => dayAt(Date.now(), timeZone));
      zones.set(timeZone, day);
      return day();
    },
  };
}
