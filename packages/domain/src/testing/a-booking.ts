import type { BookingContext, BookingInput } from '../booking/index.ts';
import { emptyPassenger, passengersFormSchema } from '../passengers/index.ts';
import { type IsoDate, isIsoDate } from '../schema/index.ts';
import { aCabinType, aDeparture, aPolicy, aProduct, noProducts } from './catalogue.ts';
import { mainBookerWire, toId } from './wire.ts';

/** A booking of two in a twin cabin, with everything that it is checked against. */

const iso = (text: string): IsoDate => {
  if (!isIsoDate(text)) throw new Error(`no date: ${text}`);
  return text;
};
export const today = iso('2026-11-20');
export const key = '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10';
export const bike = aProduct({ id: toId('bike') });
export const helmet = aProduct({ id: toId('helmet') });
export const tax = aProduct({ id: toId('tax'), mandatory: true });
export const transfer = aProduct({ id: toId('transfer'), passenger_product: false });
export const harbour = aProduct({ id: toId('harbour'), passenger_product: false, mandatory: true });
export const products = { ...noProducts, bikes: [bike], other: [helmet, tax, transfer, harbour], insurance_policies: [aPolicy()] };
export const cabinTypes = [aCabinType({ count: 3 }), aCabinType({ id: 'family', minimum_occupancy: 2, maximum_occupancy: 4 })];
export const context: BookingContext = {
  departure: aDeparture({ multi_market: true }),
  cabinTypes,
  products,
  today,
  assignment: 'per-cabin',
};
export const main = mainBookerWire();
export const ann = {
  ...emptyPassenger(),
  firstName: 'Ann',
  lastName: 'Smit',
  dateOfBirth: '1980-02-29',
  gender: 'Female' as const,
  bodyHeight: 172,
  cabin: 'twin:0',
  bike: bike.id,
};
/** The form of this booking for one guest, and what Ann types in it. */
export const form = passengersFormSchema({
  today,
  bikes: products.bikes,
  diets: [],
  other: products.other,
  cabinOptions: [{ key: 'twin:0', typeId: 'twin', number: 1, name: 'Twin', spaces: 1 }],
  assignment: 'per-cabin',
});
export const annTyped = { ...ann, bodyHeight: '172' };
export const input: BookingInput = {
  departure: context.departure,
  products,
  main,
  passengers: [ann, { ...ann, firstName: 'Ben', gender: '', other: [helmet.id] }],
  insurance: { cancellation: true, travel: true },
  linkedTerms: [],
  additional: { [transfer.id]: 2, gone: 1 },
  locale: 'en',
  brand: 'boatbiketours',
  coupon: 'SUN50',
  cid: 'abc123',
  idempotencyKey: key,
};
