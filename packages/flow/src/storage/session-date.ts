import { type IsoDate, isIsoDate } from '@booking/domain/schema';
import type { AppStorage } from '../boot/services.ts';
import { type StoredItem, storedText } from './stored-item.ts';

/** The date chosen last in this browser session, YYYY-MM-DD; what is none is dropped. Specification section 3, Browser storage. */
export function sessionDateItem({ session }: AppStorage): StoredItem<IsoDate> {
  const item = storedText(session, 'date');
  return {
    read() {
      const text = item.read();
      if (text === null || isIsoDate(text)) return text;
      item.clear();
      return null;
    },
    write: item.write,
    clear: item.clear,
  };
}
