import { type IsoDate, isIsoDate } from '@booking/domain/schema';
import type { AppStorage } from '../app/services.ts';
import { type StoredItem, storedText } from './stored-item.ts';

/** The campaign id that a visitor came with; sent with the booking, then removed. STORE-7. */
export const cidItem = ({ local }: AppStorage): StoredItem<string> => storedText(local, 'cid');

/** The date chosen last in this browser session, YYYY-MM-DD; anything else is dropped. STORE-6, STORE-10. */
export const sessionDateItem = ({ session }: AppStorage): StoredItem<IsoDate> => storedText(session, 'date', isIsoDate);
