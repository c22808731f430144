import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

const quantities = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Quantities of additional products, by product id. */
export const additionalProductsEntries = (source: EntrySource): DepartureEntries<Record<string, number>> =>
  departureEntries(source, { key: 'additional-products', schema: quantities });
