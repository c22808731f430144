import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

/** The code of the visitor's coupon, once it is accepted. */
export const voucherEntries = (source: EntrySource): DepartureEntries<string> =>
  departureEntries(source, { key: 'voucher', schema: v.pipe(v.string(), v.nonEmpty()) });
