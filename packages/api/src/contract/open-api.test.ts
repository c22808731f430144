import { expect, test } from 'vitest';
import { endpoints } from '../endpoints/index.ts';
import { openApi } from './open-api.ts';

type Operation = { responses: Record<string, { headers?: object }>; requestBody?: { content: Record<string, { schema: object }> } };
const { paths } = openApi() as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(paths).flatMap((path) => Object.values(path));
const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});

test('every endpoint documents 429 and 503 with Retry-After', () => {
  expect(operations).toHaveLength(Object.keys(endpoints).length);
  for (const { responses } of operations) {
    for (const status of ['429', '503']) expect(responses[status]?.headers).toHaveProperty('Retry-After');
  }
});

test('each endpoint documents the errors of the contract besides those of any server (BACK-30)', () => {
  const own = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => {
      const errors = Object.keys(responses).filter((status) => ['400', '404', '409', '422', '502'].includes(status));
      return [method, path, ...errors].join(' ');
    }),
  );
  expect(own).toEqual([
    'get /tours',
    'get /tours/{id} 404',
    'get /tours/{id}/departures 400 404',
    'get /tours/{id}/prices 404',
    'get /translations/tours 404',
    'get /translations/ports 404',
    'get /departures/{id} 404',
    'get /departures/{id}/cabins 404',
    'get /departures/{id}/products 404',
    'get /translations/ships',
    'get /translations/products',
    'get /translations/ships/{shipId}/cabins',
    'get /translations/vouchers 404',
    'get /departures/{id}/voucher 400 404 422',
    'post /bookings 400 409 422',
    'get /bookings/{id} 404',
    'post /bookings/{id}/payments 400 404 409 502',
    'get /payments/{id} 404',
    'post /payments/{id} 400 404 409 502',
  ]);
});

test('a new booking is 201 and a repeat 200; a body may be too large or of another type, or come from another site; the card provider may fail', () => {
  expect(statuses('/bookings', 'post')).toEqual(['200', '201', '400', '403', '409', '413', '415', '422', '429', '500', '503']);
  expect(statuses('/bookings/{id}/payments', 'post')).toEqual([
    '200',
    '400',
    '403',
    '404',
    '409',
    '413',
    '415',
    '429',
    '500',
    '502',
    '503',
  ]);
  expect(statuses('/tours', 'get')).toEqual(['200', '429', '500', '503']);
});

test('a list of a body is described with its maximum length and its items', () => {
  const schema = paths['/bookings']?.post?.requestBody?.content['application/json']?.schema;
  expect(schema).toMatchObject({
    properties: {
      passengers: {
        type: 'array',
        maxItems: 100,
        items: {
          properties: { firstName: { type: 'string', maxLength: 100 }, other: { type: 'array', maxItems: 100, items: { type: 'string' } } },
        },
      },
      main: { properties: { zipCode: { type: 'string', maxLength: 20 } } },
      terms: { type: 'object' },
    },
  });
});
