import { PassengersFormValuesSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import type { AppStorage } from '../app/services.ts';
import { type StoredItem, storedItem } from './stored-item.ts';

/** The values of the passenger form, with the time (ms) at which they were saved. */
const PassengersEntrySchema = v.object({ savedAt: v.number(), ...PassengersFormValuesSchema.entries });
export type PassengersEntry = v.InferOutput<typeof PassengersEntrySchema>;

const sevenDays = 7 * 24 * 60 * 60 * 1000;

/** Entries older than 7 days are dropped. STORE-13. */
const recentOnly = (item: StoredItem<PassengersEntry>, now: () => number): StoredItem<PassengersEntry> => ({
  ...item,
  read() {
    const entry = item.read();
    if (entry && now() - entry.savedAt <= sevenDays) return entry;
    if (entry) item.clear();
    return null;
  },
});

type Source = { storage: AppStorage; now(): number };

/** Everything typed so far, valid or not. */
export const unvalidatedItem = ({ storage, now }: Source): StoredItem<PassengersEntry> =>
  recentOnly(storedItem(storage.local, 'unvalidated', PassengersEntrySchema), now);

/** What was submitted: the passengers that the confirmation page books. */
export const validatedItem = ({ storage, now }: Source): StoredItem<PassengersEntry> =>
  recentOnly(storedItem(storage.local, 'validated', PassengersEntrySchema), now);
