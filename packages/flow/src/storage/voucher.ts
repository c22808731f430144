import type { AppStorage } from '../boot/services.ts';
import { type StoredItem, storedText } from './stored-item.ts';

/** The code of the visitor's own coupon, once it was accepted. Specification section 4, Coupon widget. */
export const voucherItem = ({ local }: AppStorage): StoredItem<string> => storedText(local, 'voucher');
