import { type PassengersFormValues, PassengersFormValuesSchema } from '@booking/domain/schema';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

const passengers = (source: EntrySource, key: string): DepartureEntries<PassengersFormValues> =>
  departureEntries(source, { key, schema: PassengersFormValuesSchema });

/** Everything typed so far, valid or not. STORE-2. */
export const unvalidatedEntries = (source: EntrySource): DepartureEntries<PassengersFormValues> => passengers(source, 'unvalidated');

/** What was submitted: the passengers that the confirmation page books. STORE-2. */
export const validatedEntries = (source: EntrySource): DepartureEntries<PassengersFormValues> => passengers(source, 'validated');
