import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emptyMainBooker, emptyPassenger } from '../passengers/index.ts';
import { availabilityWire, departureWire, toId } from '../testing/wire.ts';
import {
  AvailabilitySchema,
  CabinTypeSchema,
  DepartureSchema,
  InsurancePolicySchema,
  MainBookerSchema,
  MonthPriceSchema,
  PassengerRequestSchema,
  ProductSchema,
  ProductsSchema,
  ProductTranslationSchema,
  SgrSchema,
  TourDetailSchema,
  TourListSchema,
  TourSchema,
  TranslationSchema,
  VoucherSchema,
} from './index.ts';

type Shape = v.GenericSchema;
const accepts = (schema: Shape, value: unknown): boolean => v.safeParse(schema, value).success;
const without = (value: object, ...keys: string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** The keys that cannot be left out, and those that may be null. */
const required = (schema: Shape, value: object): string[] => Object.keys(value).filter((key) => !accepts(schema, without(value, key)));
const nullable = (schema: Shape, value: object): string[] => Object.keys(value).filter((key) => accepts(schema, { ...value, [key]: null }));

const tour = { id: 't', name: 'Amsterdam to Bruges', duration: 8 };
const availability = availabilityWire();
const voucher = { code: 'SPRING', description: null, discount_type: 'Discount Percentage', percentage: 10 };
const departure = departureWire();
const optionalOfDeparture = {
  port_of_departure_name: 'Amsterdam',
  port_of_arrival_name: 'Bruges',
  voucher,
  multi_market: true,
  availability,
};
const cabinType = {
  id: 'c-twin',
  name: 'Twin',
  description: 'Two beds',
  image_url: '/twin.jpg',
  image_urls: ['/twin.jpg'],
  minimum_occupancy: 1,
  maximum_occupancy: 2,
  unit_price: 1399,
  discount_price: 1299,
  surcharge_price: 1899,
  count: 6,
  available_count: 4,
};
const product = {
  id: toId('bike'),
  name: 'Hybrid bike',
  description: '',
  base_name: 'Bike',
  unit_price: 12,
  price_calculation: 'per_day',
  price_per_day: true,
  product_type: 'Bike',
  mandatory: false,
  passenger_product: true,
  local_cost: false,
};
const sgr = { unit_price: 5, id: toId('sgr'), name: 'SGR', description: '' };
const priced = { id: toId('policy'), market: 'default', fixed_cost: 5, fee_percentage: 5.5, tax_percentage: 21 };
const cancellation = { ...priced, insurance_type: 'cancellation', description: '', summary: '', fine_print: '', terms: '' };
const products = { bikes: [product], diets: [], other: [], sgr, insurance_policies: [cancellation] };

describe('Entities and their fields', () => {
  test('Tour summary: id, name, duration (days); Tour detail: at least 1 tour, three dates each text or null (CALL-12, CALL-13)', () => {
    expect(required(TourSchema, tour)).toEqual(['id', 'name', 'duration']);
    const dates = { first_departure: '2027-04-03', last_departure: '2027-10-16', first_available: '2027-05-08' };
    const detail = { id: 't', tours: [tour], ...dates };
    expect(v.parse(TourDetailSchema, detail)).toEqual(detail);
    expect(required(TourDetailSchema, detail)).toEqual(Object.keys(detail));
    expect(nullable(TourDetailSchema, detail)).toEqual(Object.keys(dates));
    expect(accepts(TourDetailSchema, { ...detail, first_departure: 'April' })).toBe(false);
  });

  test('Departure: ports optional, voucher and availability optional and nullable, multi_market optional (CALL-17)', () => {
    const whole = { ...departure, ...optionalOfDeparture };
    expect(v.parse(DepartureSchema, whole)).toMatchObject({ ...departure, multi_market: true, port_of_arrival_name: 'Bruges' });
    expect(required(DepartureSchema, whole)).toEqual(Object.keys(departure));
    expect(nullable(DepartureSchema, whole)).toEqual(expect.arrayContaining(['voucher', 'availability']));
    expect(accepts(DepartureSchema, departure)).toBe(true);
  });

  test('Availability: passengers, cabins and prices, in whole numbers and euros (CALL-18)', () => {
    expect(v.parse(AvailabilitySchema, availability)).toEqual({ ...availability, minimum_price: 119_900, maximum_price: 204_950 });
    expect(required(AvailabilitySchema, availability)).toEqual(Object.keys(availability));
    expect(accepts(AvailabilitySchema, { ...availability, available_passengers: 1.5 })).toBe(false);
  });

  test('Month price: year, month, minimum_price, maximum_price (CALL-16)', () => {
    const price = { year: 2027, month: 12, minimum_price: 1199, maximum_price: 2049.5 };
    expect(v.parse(MonthPriceSchema, price)).toEqual({ ...price, minimum_price: 119_900, maximum_price: 204_950 });
    expect(required(MonthPriceSchema, price)).toEqual(Object.keys(price));
    expect([0, 13].map((month) => accepts(MonthPriceSchema, { ...price, month }))).toEqual([false, false]);
  });

  test('Voucher: code, description (nullable), a percentage or an amount by its discount_type (CALL-24)', () => {
    const amount = { code: 'SUN50', description: 'Sun', discount_type: 'Discount Amount', amount: 50 };
    expect(v.parse(VoucherSchema, voucher)).toEqual(voucher);
    expect(v.parse(VoucherSchema, amount)).toEqual({ ...amount, amount: 5000 });
    expect(nullable(VoucherSchema, amount)).toEqual(['description']);
    expect(accepts(VoucherSchema, { ...voucher, discount_type: 'Discount Amount' })).toBe(false);
    expect(accepts(VoucherSchema, { ...amount, discount_type: 'Discount Percentage' })).toBe(false);
    expect(accepts(VoucherSchema, { ...amount, discount_type: 'Discount' })).toBe(false);
  });

  test('Cabin type: discount_price and surcharge_price nullable, prices in euros (CALL-19)', () => {
    expect(v.parse(CabinTypeSchema, cabinType)).toEqual({
      ...cabinType,
      unit_price: 139_900,
      discount_price: 129_900,
      surcharge_price: 189_900,
    });
    expect(required(CabinTypeSchema, cabinType)).toEqual(Object.keys(cabinType));
    expect(nullable(CabinTypeSchema, cabinType)).toEqual(['description', 'image_url', 'discount_price', 'surcharge_price']);
    expect(accepts(CabinTypeSchema, { ...cabinType, minimum_occupancy: 3 })).toBe(false);
  });

  test('Product: price_calculation per_day, per_night or null, product_type one of four or null; SGR product (CALL-21)', () => {
    expect(v.parse(ProductSchema, product)).toEqual({ ...product, unit_price: 1200 });
    expect(required(ProductSchema, product)).toEqual(Object.keys(without(product, 'base_name')));
    const allowed = (key: string, ...values: unknown[]) => values.filter((value) => accepts(ProductSchema, { ...product, [key]: value }));
    expect(allowed('price_calculation', 'per_day', 'per_night', null, 'per_week')).toEqual(['per_day', 'per_night', null]);
    const types = ['Bike', 'Diet', 'Additional Product', 'Local Cost', null];
    expect(allowed('product_type', ...types, 'Ship')).toEqual(types);
    expect(v.parse(SgrSchema, sgr)).toEqual({ ...sgr, unit_price: 500 });
    expect(required(SgrSchema, sgr)).toEqual(Object.keys(sgr));
  });

  test('Insurance policy: cancellation or travel, default or north_america; the four texts for cancellation (BRAND-19, CALL-22)', () => {
    expect(v.parse(InsurancePolicySchema, cancellation)).toEqual({ ...cancellation, fixed_cost: 500 });
    expect(required(InsurancePolicySchema, cancellation)).toEqual(Object.keys(cancellation));
    const travel = { ...priced, insurance_type: 'travel', market: 'north_america' };
    expect(v.parse(InsurancePolicySchema, travel)).toMatchObject({ ...travel, fixed_cost: 500, summary: null });
    expect(required(InsurancePolicySchema, travel)).toEqual(Object.keys(travel));
    expect(accepts(InsurancePolicySchema, { ...travel, insurance_type: 'health' })).toBe(false);
    expect(accepts(InsurancePolicySchema, { ...travel, market: 'asia' })).toBe(false);
  });

  test('Products response: bikes, diets, other (lists of products), sgr, insurance_policies (CALL-20)', () => {
    expect(required(ProductsSchema, products)).toEqual(Object.keys(products));
    for (const list of ['bikes', 'diets', 'other']) expect(accepts(ProductsSchema, { ...products, [list]: [sgr] })).toBe(false);
    expect(v.parse(ProductsSchema, products)).toMatchObject({ bikes: [{ unit_price: 1200 }], sgr: { unit_price: 500 } });
  });

  test('Translation record: language en, nl or de; product translations without images (BRAND-9, CALL-28)', () => {
    const images = { image_url: '/1.jpg', image_url1: '/2.jpg', image_url2: '/3.jpg', image_url3: '/4.jpg' };
    const record = { id: 's', language: 'nl', name: 'Schip', description: '<p>Mooi</p>', ...images };
    expect(v.parse(TranslationSchema, record)).toEqual(record);
    expect(v.parse(TranslationSchema, without(record, ...Object.keys(images)))).toMatchObject({ name: 'Schip', image_url3: null });
    expect(['en', 'nl', 'de', 'xx'].filter((language) => accepts(TranslationSchema, { ...record, language }))).toEqual(['en', 'nl', 'de']);
  });

  test('Translation record of an insurance policy: it may have summary, fine print and terms (CALL-47)', () => {
    const record = { id: toId('policy'), language: 'nl', name: null, description: '<p>Dekt</p>' };
    const texts = { summary: '<p>Kort</p>', fine_print: 'Klein', terms: 'Voorwaarden' };
    expect(v.parse(ProductTranslationSchema, { ...record, ...texts })).toMatchObject(texts);
    expect(v.parse(ProductTranslationSchema, record)).not.toMatchObject(texts);
  });

  test('Main booker (form group main): the nine fields of the form are those of the request (PASS-17, PASS-19, PASS-21)', () => {
    const fields = ['phoneNumber', 'emailAddress', 'streetAddress', 'zipCode', 'city', 'country', 'state', 'customerRemarks', 'groupName'];
    expect(emptyMainBooker()).toEqual(Object.fromEntries(fields.map((field) => [field, ''])));
    expect(required(MainBookerSchema, emptyMainBooker())).toEqual(fields);
  });

  test('Passenger: the nine fields of the form are those of the request, no diet being an empty one (PASS-29)', () => {
    const fields = ['firstName', 'lastName', 'dateOfBirth', 'gender', 'bodyHeight', 'cabin', 'bike', 'diet', 'other'];
    expect(emptyPassenger()).toEqual({ ...Object.fromEntries(fields.map((field) => [field, ''])), other: [] });
    const sent = { ...emptyPassenger(), bodyHeight: 172 };
    expect(required(PassengerRequestSchema, sent)).toEqual(fields);
    const genders = ['', 'Male', 'Female', 'male'].filter((gender) => accepts(PassengerRequestSchema, { ...sent, gender }));
    expect(genders).toEqual(['', 'Male', 'Female']);
  });
});

test.each<[string, Shape, object, unknown[]]>([
  ['unit_price', CabinTypeSchema, cabinType, [-1, 0.001, '12']],
  ['unit_price', ProductSchema, product, [-1, 0.001]],
  ['unit_price', SgrSchema, sgr, [-1, 0.001]],
  ['fixed_cost', InsurancePolicySchema, cancellation, [-1, 0.001]],
  ['fee_percentage', InsurancePolicySchema, cancellation, [-1, 100.5]],
  ['tax_percentage', InsurancePolicySchema, cancellation, [-1, 100.5]],
  ['percentage', VoucherSchema, voucher, [-1, 100.5]],
  ['duration', TourSchema, tour, [0, 7.5]],
  ['duration', DepartureSchema, departure, [0, 7.5]],
])('a %s that cannot be one makes a response malformed (PRICE-4)', (key, schema, value, wrong) => {
  expect(accepts(schema, value)).toBe(true);
  expect(wrong.filter((each) => accepts(schema, { ...value, [key]: each }))).toEqual([]);
});

test('dates are YYYY-MM-DD (CALL-4)', () => {
  const accepted = (schema: Shape, value: object, key: string) =>
    ['2027-05-08', '08-05-2027', '2027-5-8', '20270508', '2027-02-30', '2027-05-08T00:00:00Z'].filter((date) =>
      accepts(schema, { ...value, [key]: date }),
    );
  expect(accepted(DepartureSchema, departure, 'date')).toEqual(['2027-05-08']);
  expect(accepted(DepartureSchema, departure, 'end_date')).toEqual(['2027-05-08']);
});

test('Product and insurance ids are exactly 18 characters (CALL-5, CALL-22)', () => {
  for (const [schema, value] of [
    [ProductSchema, product],
    [SgrSchema, sgr],
    [InsurancePolicySchema, cancellation],
  ] as const)
    expect([17, 18, 19].map((length) => accepts(schema, { ...value, id: 'x'.repeat(length) }))).toEqual([false, true, false]);
});

test('Tour detail must have a non-empty tours array, the list response a data array of tours; otherwise parsing fails (CALL-12, CALL-13)', () => {
  const detail = { id: 't', tours: [], first_departure: null, last_departure: null, first_available: null };
  expect(() => v.parse(TourDetailSchema, detail)).toThrow('at least one tour');
  expect(v.parse(TourListSchema, { data: [tour] })).toEqual({ data: [tour] });
  for (const list of [[tour], {}, { data: tour }, ...Object.keys(tour).map((key) => ({ data: [without(tour, key)] }))])
    expect(() => v.parse(TourListSchema, list)).toThrow(v.ValiError);
});
