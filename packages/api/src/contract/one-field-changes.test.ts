import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '../endpoints/index.ts';
import { bodyExamples } from './booking-examples.ts';
import { responseExamples } from './examples.ts';
import { jsonSchemas, toSchema } from './json-schema.ts';
import { openApi } from './open-api.ts';
import { oneFieldChanges } from './testing/one-field-changes.ts';

/** A validator as anyone would set it up: strict, with formats, without an option for decimals. */
function compile(schema: object): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: true });
  addFormats.default(ajv);
  return ajv.compile(schema);
}
const schemas = jsonSchemas();
const names = Object.keys(endpoints) as EndpointName[];
const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;
const getPublished = (name: EndpointName, part = 'response') => compile(schemas[`${name}.${part}.json`] as object);

/**
 * What the two sides judge differently, and why.
 * - A schema cannot compare two fields.
 * - A language is text or nothing; the front end takes anything else for none.
 */
const onlyFrontEndRefuses = /^departureCabins \*\.minimum_occupancy: [\de+]+$/;
const onlySchemaRefuses = /^booking locale: (?!absent|null|")/;

describe.each(names)('%s: of a response with one field changed', (name) => {
  const isPublished = getPublished(name);
  const changes = responseExamples[name].flatMap(oneFieldChanges).map(({ path, to, value }) => ({
    change: `${name} ${path}: ${to}`,
    read: accepts(endpoints[name].response, value),
    published: isPublished(value),
  }));

  test('the published schema refuses what the front end refuses, and nothing else (CALL-51)', () => {
    expect(changes.filter(({ change, read, published }) => !read && published && !onlyFrontEndRefuses.test(change))).toEqual([]);
    expect(changes.filter(({ change, read, published }) => read && !published && !onlySchemaRefuses.test(change))).toEqual([]);
  });

  test('some are refused and some are not', () => {
    expect(new Set(changes.map(({ read }) => read))).toEqual(new Set([true, false]));
  });
});

test('the exceptions are some: a schema that can say them has none', () => {
  const cabins = oneFieldChanges(responseExamples.departureCabins[0] ?? []).filter(({ path, to }) =>
    onlyFrontEndRefuses.test(`departureCabins ${path}: ${to}`),
  );
  expect(cabins.some(({ value }) => getPublished('departureCabins')(value) && !accepts(endpoints.departureCabins.response, value))).toBe(
    true,
  );
});

test('the examples conform to the contract, are published with their schemas, and belong together (CALL-51)', () => {
  for (const name of names) {
    expect(schemas[`${name}.response.json`]).toMatchObject({ examples: responseExamples[name] });
    for (const example of responseExamples[name]) {
      expect([name, v.safeParse(endpoints[name].response as v.GenericSchema, example).issues]).toEqual([name, undefined]);
      expect([name, getPublished(name)(example)]).toEqual([name, true]);
    }
  }
  for (const [name, example] of Object.entries(bodyExamples)) {
    expect(accepts(endpoints[name as keyof typeof bodyExamples].body, example)).toBe(true);
    expect(getPublished(name as EndpointName, 'body')(example)).toBe(true);
  }
  const [[departure] = [], [cabin] = []] = [responseExamples.tourDepartures[0], responseExamples.departureCabins[0]];
  expect(departure).toEqual(responseExamples.departure[0]);
  expect(departure?.tour_id).toBe(responseExamples.tours[0]?.data[0]?.id);
  expect(bodyExamples.createBooking).toMatchObject({ departureId: departure?.id, passengers: [{ cabin: `${cabin?.id}:0` }] });
});

test('the document has the schemas of the files', () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>> };
  for (const name of names) {
    const { method, path } = endpoints[name];
    const { $schema: _, title: __, ...schema } = schemas[`${name}.response.json`] as Record<string, unknown>;
    expect(paths[path]?.[method.toLowerCase()]?.responses['200']?.content).toEqual({
      'application/json': { schema: { ...schema, 'x-faker': expect.anything() } },
    });
  }
});

describe('an amount (CALL-51)', () => {
  const isAmount = compile(toSchema(endpoints.departureCabins.response, 'response'));
  const [cabin] = responseExamples.departureCabins[0] ?? [];
  const isPrice = (unit_price: number): boolean => isAmount([{ ...cabin, unit_price }]);
  // 7919 and 7907 are prime: they meet every last digit.
  const cents = [...Array.from({ length: 20_000 }, (_, index) => index), ...Array.from({ length: 20_000 }, (_, index) => index * 7919)];

  test('of any two decimals is accepted, however a validator divides', () => {
    expect(cents.filter((amount) => !isPrice(amount / 100))).toEqual([]);
  });

  test('with a third decimal is refused', () => {
    expect(cents.filter((amount) => isPrice((10 * amount + 1 + (amount % 9)) / 1000))).toEqual([]);
  });

  test('in decimals is a multiple of the first of both, so that an exact validator is content', () => {
    expect(JSON.stringify(toSchema(endpoints.departureCabins.response, 'response'))).toContain('"if":{"multipleOf":0.01}');
  });
});
