import type { AppStorage, SafeStorage } from '../app/services.ts';

/** The keys of local storage under which something is kept that was entered or booked. */
export const enteredKeys = [
  'unvalidated',
  'validated',
  'voucher',
  'additional-products',
  'recent-booking',
  'booking-attempt',
  'booking-summary',
] as const;

/** Removes everything that was entered and booked here, for all departures. It needs no schema, so nothing has to be loaded first. STORE-15. */
export function clearAll({ local, session }: AppStorage): void {
  for (const key of enteredKeys) local.remove(key);
  session.remove('ticks');
}

function clearEntry(place: SafeStorage, key: string, departureId: string): void {
  try {
    const { [departureId]: entry, ...rest } = JSON.parse(place.get(key) ?? '{}') as Record<string, unknown>;
    if (entry === undefined) return;
    if (Object.keys(rest).length === 0) place.remove(key);
    else place.set(key, JSON.stringify(rest));
  } catch {
    // What is no JSON has no entries.
  }
}

/** Removes what was entered for one departure, and nothing of others. The booking's snapshot stays: its pages show it. STORE-14. */
export function clearDeparture({ local, session }: AppStorage, departureId: string): void {
  for (const key of enteredKeys) clearEntry(local, key, departureId);
  clearEntry(session, 'ticks', departureId);
}
