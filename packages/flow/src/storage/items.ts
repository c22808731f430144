import type { RuntimeConfig } from '@booking/config';
import { type IsoDate, isIsoDate } from '@booking/domain/schema';
import type { SafeStorage, Services } from '../app/services.ts';
import { type StoredItem, storedItem } from './stored-item.ts';

const format = (text: string): string => text;

const day = 24 * 60 * 60 * 1000;
const cidKey = 'cid';
/** Milliseconds since the epoch. */
const cidTimeKey = 'cid-saved-at';

/** Removes the campaign id. */
export function clearCid(local: SafeStorage): void {
  local.remove(cidKey);
  local.remove(cidTimeKey);
}

type CidSource = Pick<Services, 'storage' | 'now'> & { runtime: { config: Pick<RuntimeConfig, 'cidDays'> } };

/**
 * The campaign id that a visitor came with; sent with the booking, then removed. It expires after the days that the deployment keeps it; one without a
 * time, which another script has stored, is kept from when it is first seen.
 */
export function cidItem({ storage: { local }, now, runtime }: CidSource): StoredItem<string> {
  const cid = storedItem(local, cidKey, { parse: (text) => text || null, format });
  const savedAt = storedItem(local, cidTimeKey, { parse: (text) => Number(text) || null, format: String });
  const isExpired = (): boolean => Math.abs(now() - (savedAt.peek() ?? now())) > runtime.config.cidDays * day;
  const peek = (): string | null => (isExpired() ? null : cid.peek());
  const clear = () => clearCid(local);
  const tidy = (): void => {
    if (cid.peek() === null || isExpired()) clear();
    else if (savedAt.peek() === null) savedAt.write(now());
  };
  return {
    peek,
    tidy,
    read() {
      tidy();
      return peek();
    },
    write(value) {
      cid.write(value);
      savedAt.write(now());
    },
    clear,
  };
}

/** In session storage, the language that was just chosen. The next page removes it, and its heading takes the focus. */
export const chosenLanguageKey = 'chosen-language';

/** The date chosen last in this browser session, YYYY-MM-DD; anything else is dropped. */
export const sessionDateItem = ({ storage: { session } }: Pick<Services, 'storage'>): StoredItem<IsoDate> =>
  storedItem(session, 'date', { parse: (text) => (isIsoDate(text) ? text : null), format });
