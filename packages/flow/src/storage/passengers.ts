import { type PassengersFormValues, PassengersFormValuesSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource, type FormerEntries } from './departure-entries.ts';

const FormerSchema = v.object({ savedAt: v.number(), ...PassengersFormValuesSchema.entries });

function former(stored: unknown, departureId: string): FormerEntries<PassengersFormValues> | null {
  const { success, output } = v.safeParse(FormerSchema, stored);
  if (!success) return null;
  const { savedAt, ...value } = output;
  return { [departureId]: { value, savedAt } };
}

const passengers = (source: EntrySource, key: string): DepartureEntries<PassengersFormValues> =>
  departureEntries(source, { key, schema: PassengersFormValuesSchema, former });

/** Everything typed so far, valid or not. STORE-2. */
export const unvalidatedEntries = (source: EntrySource): DepartureEntries<PassengersFormValues> => passengers(source, 'unvalidated');

/** What was submitted: the passengers that the confirmation page books. STORE-2. */
export const validatedEntries = (source: EntrySource): DepartureEntries<PassengersFormValues> => passengers(source, 'validated');
