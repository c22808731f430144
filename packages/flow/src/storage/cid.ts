import type { AppStorage } from '../boot/services.ts';
import { type StoredItem, storedText } from './stored-item.ts';

/** The campaign id that a visitor came with; sent with the booking, then removed. Specification sections 2 and 4. */
export const cidItem = ({ local }: AppStorage): StoredItem<string> => storedText(local, 'cid');
