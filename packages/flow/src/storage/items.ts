import { type IsoDate, isIsoDate } from '@booking/domain/schema';
import type { AppStorage, Services } from '../app/services.ts';
import { type StoredItem, storedItem } from './stored-item.ts';

const format = (text: string): string => text;

/** The campaign id that a visitor came with; sent with the booking, then removed. STORE-7. */
export const cidItem = ({ local }: AppStorage): StoredItem<string> => storedItem(local, 'cid', { parse: (text) => text || null, format });

/** In session storage, the language that was just chosen. The next page removes it, and its heading takes the focus. SHELL-44. */
export const chosenLanguageKey = 'chosen-language';

/** The date chosen last in this browser session, YYYY-MM-DD; anything else is dropped. STORE-6, STORE-10. */
export const sessionDateItem = ({ storage: { session } }: Pick<Services, 'storage'>): StoredItem<IsoDate> =>
  storedItem(session, 'date', { parse: (text) => (isIsoDate(text) ? text : null), format });
