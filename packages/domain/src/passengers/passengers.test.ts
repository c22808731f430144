import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cabinOptions } from '../cabins/index.ts';
import { getRegions } from '../country-details/index.ts';
import { errorCodes } from '../errors/index.ts';
import { languages } from '../language.ts';
import { isIsoDate } from '../schema/common.ts';
import { aCabinType, aProduct } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import {
  countryCodes,
  countryName,
  dropInvalidChoices,
  emptyMainBooker,
  emptyPassenger,
  isEmailAddress,
  leadCountries,
  type MainBooker,
  type Passenger,
  type PassengersContext,
  passengersFormSchema,
  preparePassengers,
  pricedPassengers,
  refusedFields,
} from './index.ts';

const today = '2026-11-20';
if (!isIsoDate(today)) throw new Error('no date');
const bike = aProduct({ id: toId('bike') });
const vegan = aProduct({ id: toId('vegan') });
const helmet = aProduct({ id: toId('helmet') });
const insured = aProduct({ id: toId('fund'), mandatory: true });
const context: PassengersContext = {
  today,
  cabinOptions: cabinOptions({ twin: [1, 1] }, [aCabinType()]),
  bikes: [bike],
  diets: [vegan],
  other: [helmet],
  assignment: 'per-cabin',
};
const ann: MainBooker = {
  ...emptyMainBooker(),
  phoneNumber: '+31612345678',
  emailAddress: ' ann@example.com ',
  streetAddress: 'Keizersgracht 1',
  zipCode: '1015 AA',
  city: 'Amsterdam',
  country: 'NL',
};
const first: Passenger = {
  ...emptyPassenger(),
  firstName: ' Ann ',
  lastName: 'Smit',
  dateOfBirth: '1980-02-29',
  gender: 'Female',
  bodyHeight: '172',
  cabin: 'twin:0',
  bike: bike.id,
};
const second: Passenger = { ...first, firstName: 'Ben', gender: '', cabin: 'twin:1', diet: vegan.id, other: [helmet.id] };

function issues(main: Partial<MainBooker>, ...passengers: Partial<Passenger>[]): string[] {
  const all = passengers.length > 0 ? passengers : [{}, {}];
  const input = { main: { ...ann, ...main }, passengers: all.map((given, index) => ({ ...(index === 0 ? first : second), ...given })) };
  const result = v.safeParse(passengersFormSchema(context), input);
  return (result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test('a valid form: text trimmed, body height a number (PASS-23)', () => {
  const parsed = v.parse(passengersFormSchema(context), { main: ann, passengers: [first, second] });
  expect(parsed.main).toEqual({ ...ann, emailAddress: 'ann@example.com' });
  expect(parsed.passengers).toEqual([
    { ...first, firstName: 'Ann', bodyHeight: 172 },
    { ...second, bodyHeight: 172 },
  ]);
});

describe('Main booker (PASS-17, PASS-18, PASS-19, PASS-20, PASS-21, PASS-22, PASS-23)', () => {
  test.each<[string, Partial<MainBooker>, string[]]>([
    ['Phone number is required (PASS-17)', { phoneNumber: '' }, ['main.phoneNumber: phone-required']],
    ['blanks count as empty', { phoneNumber: '  ' }, ['main.phoneNumber: phone-required']],
    ['Email address is required (PASS-18)', { emailAddress: '' }, ['main.emailAddress: email-required']],
    ['Email address has to be an email address (PASS-18)', { emailAddress: 'ann@' }, ['main.emailAddress: email-invalid']],
    ['Address is required (PASS-19)', { streetAddress: '' }, ['main.streetAddress: address-required']],
    ['Zip code is required (PASS-20)', { zipCode: '' }, ['main.zipCode: zip-required']],
    ['City is required (PASS-21)', { city: '' }, ['main.city: city-required']],
    ['Country is required (PASS-22)', { country: '' }, ['main.country: country-required']],
    ['nothing is said of a state while the country is missing', { country: '', state: 'CA' }, ['main.country: country-required']],
    ['a country that does not exist (PASS-18, PASS-23)', { country: 'XX' }, ['main.country: country-invalid']],
    ['State/Province is required (US) (PASS-23)', { country: 'US' }, ['main.state: state-required']],
    ['State/Province is required (CA) (PASS-23)', { country: 'CA' }, ['main.state: state-required']],
    ['State/Province is invalid (PASS-23)', { country: 'CA', state: 'NY' }, ['main.state: state-invalid']],
    ['a valid region code of that country (PASS-20, PASS-22)', { country: 'US', state: 'NY' }, []],
    ['for other countries it must be empty (PASS-23)', { country: 'NL', state: 'NY' }, ['main.state: state-not-empty']],
    ['customerRemarks and groupName: optional (PASS-25)', { customerRemarks: 'Hello', groupName: 'Friends' }, []],
  ])('%s', (_, given, expected) => expect(issues(given)).toEqual(expected));
});

describe('Passenger (PASS-29)', () => {
  test.each<[string, Partial<Passenger>, string[]]>([
    ['First name is required (PASS-30)', { firstName: '' }, ['firstName: first-name-required']],
    ['Last name is required (PASS-31)', { lastName: ' ' }, ['lastName: last-name-required']],
    ['Date of birth is required (PASS-32)', { dateOfBirth: '' }, ['dateOfBirth: birth-date-required']],
    ['Date of birth should be in the past (PASS-33, PASS-43)', { dateOfBirth: '2026-11-21' }, ['dateOfBirth: birth-date-in-future']],
    ['not later than today (PASS-32, PASS-33)', { dateOfBirth: '2026-11-20' }, []],
    ['Date of birth is too far in the past (PASS-33, PASS-43)', { dateOfBirth: '1899-12-31' }, ['dateOfBirth: birth-date-too-early']],
    ['not before 1900-01-01 (PASS-33, PASS-43)', { dateOfBirth: '1900-01-01' }, []],
    ['Date of birth is not a valid date (PASS-32)', { dateOfBirth: '1981-02-29' }, ['dateOfBirth: birth-date-invalid']],
    ['half a date', { dateOfBirth: '1981-02-' }, ['dateOfBirth: birth-date-invalid']],
    ['gender empty (PASS-34)', { gender: '' }, []],
    ['Gender is required to be male or female (PASS-34)', { gender: 'male' }, ['gender: gender-invalid']],
    ['Body height is required (PASS-35)', { bodyHeight: '' }, ['bodyHeight: height-required']],
    ['positive', { bodyHeight: '-172.5' }, ['bodyHeight: height-positive']],
    ['nothing is not positive', { bodyHeight: '0' }, ['bodyHeight: height-positive']],
    ['Body height should be a whole number of centimeters (PASS-35)', { bodyHeight: '172.5' }, ['bodyHeight: height-whole']],
    ['with a comma', { bodyHeight: '172,5' }, ['bodyHeight: height-whole']],
    ['no number', { bodyHeight: 'tall' }, ['bodyHeight: height-whole']],
    ['Body height should be less than 300 centimeters (PASS-36)', { bodyHeight: '300' }, ['bodyHeight: height-too-large']],
    ['299 is less (PASS-36)', { bodyHeight: '299' }, []],
    ['Body height should be at least 100 centimeters (PASS-36)', { bodyHeight: '99' }, ['bodyHeight: height-too-small']],
    ['100 is enough (PASS-36)', { bodyHeight: '100' }, []],
    ['Bicycle choice is required (PASS-37)', { bike: '' }, ['bike: bike-required']],
    ['a bicycle that is not offered', { bike: 'x' }, ['bike: bike-invalid']],
    ['diet: optional (PASS-38)', { diet: '' }, []],
    ['a diet that is not offered', { diet: 'x' }, ['diet: diet-invalid']],
    ['other products that are not offered (PASS-39)', { other: ['x'] }, ['other: other-invalid']],
    ['an other product twice', { other: [helmet.id, helmet.id] }, ['other: other-invalid']],
    ['Cabin assignment is required (PASS-40)', { cabin: '' }, ['cabin: cabin-required']],
    ['a cabin that was not chosen', { cabin: 'twin:2' }, ['cabin: cabin-invalid']],
    ['Cabin has too many occupants (PASS-41)', { cabin: 'twin:0' }, ['cabin: cabin-too-many-occupants']],
  ])('%s (PASS-35)', (_, given, expected) => expect(issues({}, {}, given)).toEqual(expected.map((issue) => `passengers.1.${issue}`)));

  test('all errors are reported at once, also those across fields', () => {
    expect(issues({ country: 'US', city: '' }, { bodyHeight: 'tall' }, { cabin: 'twin:0' })).toEqual([
      'main.city: city-required',
      'passengers.0.bodyHeight: height-whole',
      'main.state: state-required',
      'passengers.1.cabin: cabin-too-many-occupants',
    ]);
  });
  test('The number of passengers must equal the number of booked spaces (PASS-3)', () => {
    expect(issues({}, {})).toEqual(['passengers: passenger-count-mismatch']);
  });
  test('bike is not required where none is offered', () => {
    const schema = passengersFormSchema({ ...context, bikes: [] });
    expect(
      v.safeParse(schema, {
        main: ann,
        passengers: [
          { ...first, bike: '' },
          { ...second, bike: '' },
        ],
      }).success,
    ).toBe(true);
  });
  test('every message is an error code, also for values of another type (ERR-18)', () => {
    const schema = passengersFormSchema(context);
    const broken = [
      { main: { ...ann, city: 1 }, passengers: [{ ...first, other: 'x', firstName: null }] },
      { main: ann, passengers: null },
    ];
    for (const input of broken) for (const { message } of v.safeParse(schema, input).issues ?? []) expect(errorCodes).toContain(message);
  });
});

test.each([
  ['ann@example.com', true],
  ["o'brien+tag@mail.example.co.uk", true],
  ['jörg@exämple.de', true],
  ['a@xn--exmple-cua.xn--p1ai', true],
  ['ann@example', false],
  ['ann@example.c', false],
  ['ann@@example.com', false],
  ['ann smit@example.com', false],
  ['.ann@example.com', false],
  ['ann..smit@example.com', false],
  ['ann@-example.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('email format: %s (PASS-18)', (text, expected) => expect(isEmailAddress(text)).toBe(expected));

describe('Countries', () => {
  test('249 ISO codes, each with a name in en, de, nl (PASS-26, PASS-28)', () => {
    expect(new Set(countryCodes).size).toBe(249);
    for (const language of languages)
      expect(countryCodes.filter((code) => countryName(code, language) === code || countryName(code, language) === '')).toEqual([]);
    expect([countryName('DE', 'nl'), countryName('NL', 'de'), countryName('XX', 'en')]).toEqual(['Duitsland', 'Niederlande', 'XX']);
  });
  test('lead entries by language (PASS-26, PASS-27)', () => {
    expect(leadCountries('nl')).toEqual(['NL', 'BE']);
    expect(leadCountries('en')).toEqual(['US', 'CA', 'AU', 'GB', 'SE', 'FI']);
    expect(leadCountries('de')).toEqual(['DE', 'AT', 'CH']);
  });
  test('US and CA each have a region list with iso code and name (PASS-28)', () => {
    expect([getRegions('US').length, getRegions('CA').length, getRegions('NL').length]).toEqual([57, 13, 0]);
    for (const country of ['US', 'CA']) {
      const regions = getRegions(country);
      expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
      expect(regions.map(({ name }) => name)).toEqual(regions.map(({ name }) => name).toSorted());
      for (const { code, name } of regions)
        expect([code, name]).toEqual([expect.stringMatching(/^[A-Z]{2}$/), expect.stringMatching(/^[A-Z]/)]);
    }
  });
});

describe('prefilled from saved unvalidated entries', () => {
  const stale = { ...first, cabin: 'family:0', bike: 'gone', diet: 'gone', other: ['gone', helmet.id, helmet.id] };
  test('with invalid cabin, bike or diet ids dropped (PASS-10)', () => {
    expect(dropInvalidChoices([stale, second], context)).toEqual([{ ...first, cabin: '', bike: '', diet: '', other: [helmet.id] }, second]);
  });
  test('one entry per booked space; mandatory other products are always included (PASS-12, PASS-29)', () => {
    const offer = { ...context, other: [helmet, insured, aProduct({ id: toId('transfer'), passenger_product: false, mandatory: true })] };
    expect(preparePassengers([{ ...first, other: [toId('transfer'), helmet.id] }], offer)).toEqual([
      { ...first, other: [insured.id, helmet.id] },
      { ...emptyPassenger(), other: [insured.id] },
    ]);
    expect(preparePassengers([first, second, second], { ...offer, other: [helmet] })).toHaveLength(2);
  });
  test('A single available cabin is preselected (PASS-11)', () => {
    const single = { ...context, cabinOptions: cabinOptions({ twin: [2] }, [aCabinType()]) };
    expect(preparePassengers([], { ...single, other: [] }).map(({ cabin }) => cabin)).toEqual(['twin:0', 'twin:0']);
    expect(preparePassengers([], { ...context, other: [] }).map(({ cabin }) => cabin)).toEqual(['', '']);
  });
  test('the price depends on bike, diet and other products', () =>
    expect(pricedPassengers([second])).toEqual([{ bike: bike.id, diet: vegan.id, other: [helmet.id] }]));
});

test('a field that the backend refused is invalid until its value is changed (PASS-68)', () => {
  const sent = { main: ann, passengers: [first, second] };
  const paths = ['passengers[1].firstName', 'main.zipCode', 'passengers.1.other.0'];
  const fields = refusedFields({ errors: paths.map((path) => ({ path, message: 'refused' })) });
  const schema = passengersFormSchema({ ...context, refused: { fields, sent } });
  const getIssues = (values: typeof sent) => v.safeParse(schema, values).issues?.map((issue) => v.getDotPath(issue)) ?? [];
  expect(getIssues(sent)).toEqual(['passengers.1.firstName', 'main.zipCode', 'passengers.1.other']);
  const changed = { main: { ...ann, zipCode: '1015 AB' }, passengers: [first, { ...second, firstName: 'Benjamin', other: [] }] };
  expect(getIssues(changed)).toEqual([]);
});
