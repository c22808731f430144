import { type PassengersFormValues, PassengersFormValuesSchema } from '@booking/domain/schema';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

const passengers = (source: EntrySource, key: string): DepartureEntries<PassengersFormValues> =>
  departureEntries(source, { key, schema: PassengersFormValuesSchema });

/** The current values of the form, valid or not. */
export const unvalidatedEntries = (source: EntrySource): DepartureEntries<PassengersFormValues> => passengers(source, 'unvalidated');

/** The submitted passengers, which the confirmation page books. */
export const validatedEntries = (source: EntrySource): DepartureEntries<PassengersFormValues> => passengers(source, 'validated');
