import { toCents } from '@booking/domain/money';
import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import { CabinTypeSchema, CompletedBookingSchema, DepartureSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bookedQuote } from './booked-quote.ts';

const departure = v.parse(DepartureSchema, {
  id: 'd1',
  tour_id: 't1',
  tour_name: 'Amsterdam to Bruges',
  ship_id: 's1',
  ship_name: 'Magnifique',
  program_id: 'p1',
  program_name: '2027',
  date: '2027-05-08',
  end_date: '2027-05-15',
  on_request: false,
  duration: 8,
});
const twin = v.parse(CabinTypeSchema, {
  id: 'twin',
  name: 'Twin',
  description: null,
  image_url: null,
  image_urls: [],
  minimum_occupancy: 1,
  maximum_occupancy: 2,
  unit_price: 1000,
  discount_price: null,
  surcharge_price: null,
  count: 2,
  available_count: 2,
});
const products = { bikes: [], diets: [], other: [], sgr: null, insurance_policies: [] };
const guest = { ...emptyPassenger(), gender: '' as const, bodyHeight: 172, cabin: 'twin:0' };
const body: Parameters<typeof bookedQuote>[0] = {
  main: { ...emptyMainBooker(), country: 'NL' },
  passengers: [guest, guest],
  products: [],
  insurance: { cancellation: false, travel: false },
  voucher: 'SUN50',
};
const made = (amount: number) =>
  v.parse(CompletedBookingSchema, {
    status: 'completed',
    id: '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10',
    departure_date: '2027-05-08',
    can_pay: true,
    on_request: false,
    tour_name: 'Amsterdam to Bruges',
    tour_id: 't1',
    tour_external_id: null,
    name: 'Ann Smit',
    email: 'ann@example.com',
    market: 'default',
    exchange_rate: 1,
    state: 'Open',
    number: 'BBT-1',
    amount,
    local_costs: 0,
    full_amount: amount,
    insurance_amount: 0,
    deposit: null,
  });
const trip = { departure, cabinTypes: [twin], products };

test('the discount of a booking is in its price, though nobody has asked for its coupon', () => {
  const price = bookedQuote(body, trip, made(1900));
  expect(price.total).toBe(toCents(190_000));
  expect(price.lines.filter(({ kind }) => kind === 'discount')).toEqual([
    { kind: 'discount', source: 'coupon', code: 'SUN50', description: null, amount: toCents(-10_000) },
  ]);
});

test.each([
  ['without a code there is no coupon', { ...body, voucher: null }, made(1900)],
  ['a booking that does not tell its price has none that is known', body, null],
])('%s', (_, sent, booking) => {
  expect(bookedQuote(sent, trip, booking).total).toBe(toCents(200_000));
});
