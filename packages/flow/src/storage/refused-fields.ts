import { errorCodes } from '@booking/domain/errors';
import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

const RefusedFieldsSchema = v.array(v.object({ path: v.string(), passenger: v.number(), key: v.string(), code: v.picklist(errorCodes) }));

type RefusedFields = v.InferOutput<typeof RefusedFieldsSchema>;

/** The fields of the passengers that the backend has refused, without their values. For this tab, until the passengers are submitted again. */
export const refusedFieldsEntries = (source: EntrySource): DepartureEntries<RefusedFields> =>
  departureEntries(source, { key: 'refused-fields', area: 'session', schema: RefusedFieldsSchema });
