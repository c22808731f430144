import * as v from 'valibot';
import type { AppStorage } from '../boot/services.ts';
import { type StoredItem, storedItem } from './stored-item.ts';

const schema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Quantities of additional products, by product id. Specification section 3, Browser storage. */
export const additionalProductsItem = ({ local }: AppStorage): StoredItem<Record<string, number>> =>
  storedItem(local, 'additional-products', schema);
