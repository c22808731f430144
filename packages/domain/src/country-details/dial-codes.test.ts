import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { countryCodes, regionCodes } from '../passengers/index.ts';
import { dialCode, getRegions, withDialCode } from './index.ts';

test.each([
  ['NL', '+31'],
  ['US', '+1'],
  ['CA', '+1'],
  ['AU', '+61'],
  ['GB', '+44'],
  ['FI', '+358'],
  ['DE', '+49'],
  ['AT', '+43'],
  ['CH', '+41'],
  ['BE', '+32'],
  ['SE', '+46'],
])('the calling code of %s is %s', (country, code) => expect(dialCode(country)).toBe(code));

test('each is what a library of phone numbers knows', () => {
  const known = countryCodes.filter((country) => isSupportedCountry(country));
  expect(known.length).toBeGreaterThan(200);
  expect(known.map((country) => [country, dialCode(country)])).toEqual(
    known.map((country) => [country, `+${getCountryCallingCode(country as CountryCode)}`]),
  );
});

test('every country in the list has one, except the uninhabited territories', () => {
  expect(countryCodes.filter((country) => dialCode(country) === null)).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']);
  expect(countryCodes.every((country) => /^\+[1-9]\d{0,2}$/.test(dialCode(country) ?? '+1'))).toBe(true);
});

test.each([
  ['6 12345678', '+31 6 12345678'],
  [' 06-12345678', '+31 (0)6-12345678'],
  ['+49 30 1234', null],
  ['0049 30 1234', null],
  [' +1 202', null],
  ['', null],
  [' ', null],
])('what was typed is kept: %s', (typed, expected) => expect(withDialCode(typed, '+31')).toBe(expected));

test.each(['US', 'CA', 'NL', 'constructor'])('every region code of %s has its name, and no other', (country) => {
  expect(getRegions(country).map(({ code }) => code)).toEqual(regionCodes(country));
});
