import { expect, test } from 'vitest';
import { endpoints } from '../endpoints/index.ts';
import { responseExamples } from './examples.ts';
import { openApi } from './open-api.ts';

type Operation = {
  tags: string[];
  responses: Record<string, { headers?: object; content?: Record<string, { schema: object }> }>;
  requestBody?: { content: Record<string, { schema: object }> };
};
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
    'get /tours/{id} 400 404',
    'get /tours/{id}/departures 400 404',
    'get /tours/{id}/prices 400 404',
    'get /translations/tours 404',
    'get /translations/ports 404',
    'get /departures/{id} 400 404',
    'get /departures/{id}/cabins 400 404',
    'get /departures/{id}/products 400 404',
    'get /translations/ships',
    'get /translations/products',
    'get /translations/ships/{shipId}/cabins 400',
    'get /translations/vouchers 404',
    'get /departures/{id}/voucher 400 404 422',
    'post /bookings 400 409 422',
    'get /bookings/{id} 400 404',
    'post /bookings/{id}/payments 400 404 409 502',
    'get /payments/{id} 400 404',
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

test('no call needs credentials, and each is listed under its resource (CALL-51)', () => {
  const { security, tags } = openApi() as { security: object[]; tags: { name: string; description: string }[] };
  expect(security).toEqual([]);
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [path.split('/')[1], operation.tags]),
  );
  for (const [resource, ofOperation] of listed) expect(ofOperation).toEqual([resource]);
  expect(tags.map(({ name }) => name).toSorted()).toEqual([...new Set(listed.map(([resource]) => resource))].toSorted());
});

test('a mock server that invents responses is told to take the usual example (CALL-52)', () => {
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    expect(paths[path]?.[method.toLowerCase()]?.responses['200']?.content?.['application/json']?.schema).toMatchObject({
      'x-faker': { 'helpers.objectValue': { const: responseExamples[name as keyof typeof endpoints][0] } },
    });
  }
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
