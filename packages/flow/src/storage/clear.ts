import type { AppStorage, SafeStorage } from '../app/services.ts';
import { savedTripKey } from './saved-trip.ts';

/** The keys of local storage with details that were entered or booked. */
export const enteredKeys = [
  'unvalidated',
  'validated',
  'voucher',
  'additional-products',
  'recent-booking',
  'booking-attempt',
  'booking-summary',
  'shown-price',
] as const;

/** Removes everything that was entered or booked, for all departures. It needs no schemas, so no further code has to be loaded. */
export function clearAll({ local, session }: AppStorage): void {
  for (const key of [...enteredKeys, savedTripKey]) local.remove(key);
  session.remove('consents');
}

function clearEntry(storage: SafeStorage, key: string, departureId: string): void {
  try {
    const { [departureId]: entry, ...rest } = JSON.parse(storage.get(key) ?? '{}') as Record<string, unknown>;
    if (entry === undefined) return;
    if (Object.keys(rest).length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(rest));
  } catch {
    // A value that is not JSON has no entries.
  }
}

/** Removes the saved trip if it is to this departure: it is booked, and not to be continued. */
export function clearSavedTrip(local: SafeStorage, departureId: string): void {
  try {
    const trip = JSON.parse(local.get(savedTripKey) ?? 'null') as { departure?: unknown } | null;
    if (trip?.departure === departureId) local.remove(savedTripKey);
  } catch {
    // The page that reads it drops what is not JSON.
  }
}

/** Removes everything that was entered for one departure. The booking's snapshot stays, because its pages show it. */
export function clearDeparture({ local, session }: AppStorage, departureId: string): void {
  for (const key of enteredKeys) clearEntry(local, key, departureId);
  clearEntry(session, 'consents', departureId);
  clearSavedTrip(local, departureId);
}
