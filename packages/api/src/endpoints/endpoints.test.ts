import { expect, test } from 'vitest';
import { endpoints } from './index.ts';

test('the contract as a table (BOOK-9, BOOK-28, CALL-12, CALL-13, CALL-16, CALL-17, CALL-19, CALL-20, CALL-23, CALL-25, CALL-26, CALL-27, CALL-30, CALL-32, CALL-33, CALL-34)', () => {
  const rows = Object.values(endpoints).map(({ method, path, query, body }) =>
    [method, path, query && 'query', body && 'body'].filter(Boolean).join(' '),
  );
  expect(rows).toEqual([
    'GET /tours',
    'GET /tours/{id}',
    'GET /tours/{id}/departures query',
    'GET /tours/{id}/prices',
    'GET /translations/tours',
    'GET /translations/ports',
    'GET /departures/{id}',
    'GET /departures/{id}/cabins',
    'GET /departures/{id}/products',
    'GET /translations/ships',
    'GET /translations/products',
    'GET /translations/ships/{shipId}/cabins',
    'GET /translations/vouchers',
    'GET /departures/{id}/voucher query',
    'POST /bookings body',
    'GET /bookings/{id}',
    'POST /bookings/{id}/payments body',
    'GET /payments/{id}',
    'POST /payments/{id} body',
  ]);
});
