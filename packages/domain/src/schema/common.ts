import * as v from 'valibot';
import { type Cents, eurosToCents } from '../money/money.ts';

/** Wire euros (a number with at most two decimals, not negative) to cents. */
export const euros = v.pipe(
  v.number(),
  v.check((value) => eurosToCents(value) !== null, 'an amount of at least 0 with at most two decimals'),
  v.transform((value): Cents => eurosToCents(value) as Cents),
);

/** A calendar date, YYYY-MM-DD, that exists. Sorts as text. Arithmetic goes through `Temporal.PlainDate` (see `date`). */
export type IsoDate = string & { readonly '~brand': 'iso-date' };

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** True for YYYY-MM-DD of a day that exists. */
export function isIsoDate(value: string): value is IsoDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export const date = v.pipe(
  v.string(),
  v.check((value) => isIsoDate(value), 'a date, YYYY-MM-DD'),
  v.transform((value) => value as IsoDate),
);

/** A moment, such as `2027-02-01T17:40:00Z`, to milliseconds since the epoch. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp('a moment such as 2027-02-01T17:40:00Z'),
  v.transform((value) => Date.parse(value)),
);

export const id = v.pipe(v.string(), v.nonEmpty('an id that is not empty'));
/** Product and insurance ids. CALL-5. */
export const productId = v.pipe(v.string(), v.length(18, 'an id of exactly 18 characters'));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const positiveCount = v.pipe(v.number(), v.integer(), v.minValue(1));
export const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
export const positiveNumber = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value) && value > 0, 'a number above 0'),
);

export const markets = ['default', 'north_america'] as const;
export type Market = (typeof markets)[number];
export const insuranceTypes = ['cancellation', 'travel'] as const;
export type InsuranceType = (typeof insuranceTypes)[number];
