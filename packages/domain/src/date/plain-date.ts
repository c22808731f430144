import type { IsoDate } from '../schema/common.ts';

/** A calendar date for arithmetic. Needs `Temporal` (see `ensureTemporal`). */
export const plainDate = (iso: IsoDate): Temporal.PlainDate => Temporal.PlainDate.from(iso);

export const isoDate = (date: Temporal.PlainDate): IsoDate => date.toString() as IsoDate;

/** The date `days` later (earlier when negative). */
export const addDays = (iso: IsoDate, days: number): IsoDate => isoDate(plainDate(iso).add({ days }));

const dayMs = 86_400_000;

/** Whole days from one date to another; negative when `to` is the earlier one. Dates without a time are read as UTC, where every day has 24 hours. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** The calendar day of a moment, in milliseconds since the epoch, in a time zone. Default: that of the platform. */
export const dayAt = (moment: number, timeZone: string = Temporal.Now.timeZoneId()): IsoDate =>
  isoDate(Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate());

/** Today in the visitor's own calendar. DATE-15, DATE-16. */
export const today = (): IsoDate => dayAt(Date.now());

/** Today in the last time zone that reaches it: what is bookable from there is bookable for some visitor. DATE-47. */
export const earliestToday = (): IsoDate => dayAt(Date.now(), 'Etc/GMT+12');

/** Day of the week, Monday 1 to Sunday 7. */
export const weekday = (iso: IsoDate): number => plainDate(iso).dayOfWeek;

/** True from tomorrow on. DATE-16. */
export const isBookable = (iso: IsoDate, today: IsoDate): boolean => iso > today;
