import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cabinOptions } from '../cabins/index.ts';
import { isIsoDate } from '../schema/common.ts';
import { aCabinType, aProduct } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import {
  dropInvalidChoices,
  emptyMainBooker,
  emptyPassenger,
  heightRule,
  isEmailAddress,
  mainBookerRules,
  type PassengersContext,
  passengersFormSchema,
} from './index.ts';
import { parseHeight } from './passenger-rules.ts';

const today = '2026-11-20';
if (!isIsoDate(today)) throw new Error('no date');
const [hybrid, electric] = [aProduct({ id: toId('hybrid') }), aProduct({ id: toId('electric') })];
const context: PassengersContext = {
  today,
  cabinOptions: cabinOptions({ twin: [1] }, [aCabinType()]),
  bikes: [hybrid, electric],
  diets: [],
  other: [],
  assignment: 'per-cabin',
};
const main = {
  phoneNumber: ' +12025550142 ',
  emailAddress: ' ann@example.com ',
  streetAddress: ' Main Street 1 ',
  zipCode: ' 10001 ',
  city: ' New York ',
  country: 'US',
  state: 'NY',
  customerRemarks: ' Near the bow, please. ',
  groupName: ' Friends ',
};
const ann = {
  ...emptyPassenger(),
  firstName: ' Ann ',
  lastName: ' Smit ',
  dateOfBirth: '1980-02-29',
  gender: 'Male',
  bodyHeight: ' 172,0 ',
  cabin: 'twin:0',
  bike: electric.id,
};
const parse = (input: unknown) => v.safeParse(passengersFormSchema(context), input);

describe('Body height as typed', () => {
  test.each([
    ['172', null],
    [' 172 ', null],
    ['172.00', null],
    ['172,0', null],
    ['172.05', 'height-whole'],
    ['172 cm', 'height-whole'],
    ['about 172', 'height-whole'],
    ['1.72', 'height-whole'],
    ['1e2', 'height-whole'],
    ['-1', 'height-positive'],
    ['0.5', 'height-whole'],
    ['1', 'height-too-small'],
  ])('%o', (text, code) => expect(heightRule(text)).toBe(code));

  test('what the rule accepts is a number of centimetres', () =>
    expect(['172', ' 172 ', '172.00', '172,0', ' 299,000 '].map(parseHeight)).toEqual([172, 172, 172, 172, 299]));
});

test('only what is sent is trimmed', () => {
  const { output, success } = parse({ main, passengers: [ann] });
  expect(success).toBe(true);
  expect(output).toEqual({
    main: Object.fromEntries(Object.entries(main).map(([field, text]) => [field, text.trim()])),
    passengers: [{ ...ann, firstName: 'Ann', lastName: 'Smit', bodyHeight: 172 }],
  });
});

test('a blank state for a country without states is sent as none', () => {
  const { output } = parse({ main: { ...main, country: 'NL', state: '  ' }, passengers: [ann] });
  expect(output).toMatchObject({ main: { country: 'NL', state: '' } });
});

test('a rule across fields names its field as the schema does, so that a form finds it', () => {
  const input = { main: { ...main, state: '' }, passengers: [{ ...ann, cabin: '' }] };
  const items = (parse(input).issues ?? []).map(({ path }) => path?.map(({ type, origin, key }) => [type, origin, key]));
  expect(items).toEqual([
    [
      ['object', 'value', 'main'],
      ['object', 'value', 'state'],
    ],
    [
      ['object', 'value', 'passengers'],
      ['array', 'value', 0],
      ['object', 'value', 'cabin'],
    ],
  ]);
});

test('a list of products with something else in it has its own code', () => {
  const messages = (other: unknown) => parse({ main, passengers: [{ ...ann, other }] }).issues?.map(({ message }) => message);
  expect([messages([1]), messages('helmet')]).toEqual([['other-invalid'], ['other-invalid']]);
});

test('a rule returns null for a valid value', () => {
  for (const field of ['customerRemarks', 'groupName', 'state'] as const) expect(mainBookerRules[field]('')).toBeNull();
  expect(mainBookerRules.city('Amsterdam')).toBeNull();
});

test('one bike of several that are offered is kept', () =>
  expect(dropInvalidChoices([ann, { ...ann, bike: hybrid.id }], context).map(({ bike }) => bike)).toEqual([electric.id, hybrid.id]));

test('an email address has at most 254 characters', () => {
  const domain = `@${'example.'.repeat(28)}example.com`;
  const local = 'a'.repeat(254 - domain.length);
  expect([`${local}${domain}`, `${local}a${domain}`].map((text) => [text.length, isEmailAddress(text)])).toEqual([
    [254, true],
    [255, false],
  ]);
});

test('an empty form reports what is missing, field by field', () => {
  const { issues = [] } = parse({ main: emptyMainBooker(), passengers: [emptyPassenger()] });
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['main.phoneNumber', 'phone-required'],
    ['main.emailAddress', 'email-required'],
    ['main.streetAddress', 'address-required'],
    ['main.zipCode', 'zip-required'],
    ['main.city', 'city-required'],
    ['main.country', 'country-required'],
    ['passengers.0.firstName', 'first-name-required'],
    ['passengers.0.lastName', 'last-name-required'],
    ['passengers.0.dateOfBirth', 'birth-date-required'],
    ['passengers.0.bodyHeight', 'height-required'],
    ['passengers.0.bike', 'bike-required'],
    ['passengers.0.cabin', 'cabin-required'],
  ]);
});
