import type { IsoDate } from '../schema/common.ts';

/** A calendar date for arithmetic. Needs `Temporal` (see `ensureTemporal`). */
export const plainDate = (iso: IsoDate): Temporal.PlainDate => Temporal.PlainDate.from(iso);

export const isoDate = (date: Temporal.PlainDate): IsoDate => date.toString() as IsoDate;

/** The date `days` later (earlier when negative). */
export const addDays = (iso: IsoDate, days: number): IsoDate => isoDate(plainDate(iso).add({ days }));

const dayMs = 86_400_000;

/** Whole days from one date to another; negative when `to` is the earlier one. Dates without a time are read as UTC, where every day has 24 hours. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Today in the visitor's own calendar. DATE-15, DATE-16. */
export const today = (): IsoDate => isoDate(Temporal.Now.plainDateISO());

/** Day of the week, Monday 1 to Sunday 7. */
export const weekday = (iso: IsoDate): number => plainDate(iso).dayOfWeek;

/** True from tomorrow on. DATE-16. */
export const isBookable = (iso: IsoDate, today: IsoDate): boolean => iso > today;
