import { RuntimeConfigSchema } from '@booking/config';
import { CompletedBookingSchema } from '@booking/domain/schema';
import { bookingWire } from '@booking/domain/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { thankYouUrl } from './thank-you.ts';

const booking = bookingWire({ can_pay: false, tour_id: 'a0A7T000001AbCdUAK', name: 'Ann Smit', amount: 2934.5, deposit: null });
const config = v.parse(RuntimeConfigSchema, { stage: 'development' });
const url = (more: object, language: 'en' | 'de' = 'en') =>
  new URL(
    thankYouUrl(v.parse(CompletedBookingSchema, { ...booking, ...more }), { brand: 'boatbiketours', language, config }) ?? '',
    'http://x',
  );

test('Thank-you pages receive query fields for booking number, name, email, tour, amount, departure date, tour id, on-request flag and order id (PAY-39, PAY-40)', () => {
  expect(Object.fromEntries(url({}).searchParams)).toEqual({
    booking_number: 'BBT-104233',
    name: 'Ann Smit',
    email: 'ann@example.com',
    tour: 'Amsterdam to Bruges',
    amount: '2934.5',
    departure_date: '2027-05-08',
    tour_id: 'a0A7T000001AbCdUAK',
    tour_external_id: 'amsterdam-bruges',
    on_request: 'false',
    order_id: '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10',
  });
});

test.each([
  ["the booking's locale", { locale: 'nl' }, '/brand/boatbiketours/nl/thank-you'],
  ['without one the current language', {}, '/brand/boatbiketours/de/thank-you'],
])('Language: %s', (_, more, pathname) => {
  expect(url(more, 'de').pathname).toBe(pathname);
});

test('without a configured thank-you page the URL is null', () => {
  const config = v.parse(RuntimeConfigSchema, {});
  expect(thankYouUrl(v.parse(CompletedBookingSchema, booking), { brand: 'boatbiketours', language: 'en', config })).toBeNull();
});
