import type { AppStorage } from '../app/services.ts';
import { enteredKeys } from './keys.ts';

/** Removes everything that was entered and booked here, for all departures. It needs no schema, so nothing has to be loaded first. STORE-15. */
export function clearAll({ local, session }: AppStorage): void {
  for (const key of enteredKeys) local.remove(key);
  session.remove('ticks');
}
