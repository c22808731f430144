import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { toBookingRequest } from '../booking/index.ts';
import { withDialCode } from '../country-details/index.ts';
import { isEmailAddress, suggestEmailAddress } from '../passengers/index.ts';
import { form, input, main, annTyped as typed } from '../testing/a-booking.ts';
import { BookingRequestSchema, normaliseText, textLimits, toAsciiDigits } from './index.ts';

/** What the form sends of a text in a field of the main booker. */
const sent = (field: keyof typeof main, text: string): string =>
  v.parse(form, { main: { ...main, [field]: text }, passengers: [typed] }).main[field];

const lines = ['streetAddress', 'zipCode', 'city', 'groupName'] as const;

describe('every text field is normalised before it is sent (PASS-65)', () => {
  const spaces = [...'\t\u00a0\u1680\u2000\u2003\u2007\u2009\u200a\u202f\u205f\u3000\u2800'];
  test.each(spaces.map((space) => [space.charCodeAt(0).toString(16), space]))('U+%s is a space', (_, space) => {
    for (const field of [...lines, 'customerRemarks'] as const)
      expect(sent(field, `${space}a${space}b${space}${space}c${space}`)).toBe('a b c');
    expect(sent('phoneNumber', `020${space}555`)).toBe('020 555');
    const { passengers } = v.parse(form, { main, passengers: [{ ...typed, firstName: `Ann${space}Marie`, lastName: `${space}Smit` }] });
    expect(passengers[0]).toMatchObject({ firstName: 'Ann Marie', lastName: 'Smit' });
  });

  test.each(['\n', '\r\n', '\r', '\v', '\f', '\x85', '\u2028', '\u2029'])(
    'a line break is a space in a line, and stays one in the remarks: %j',
    (line) => {
      for (const field of lines) expect(sent(field, `a${line}b`)).toBe('a b');
      expect(sent('customerRemarks', `a${line}${line}b c${line}`)).toBe('a\n\nb c');
    },
  );

  const hidden = [
    ['a soft hyphen', '\u00ad'],
    ['a zero-width space', '\u200b'],
    ['a direction mark', '\u200f'],
    ['an Arabic letter mark', '\u061c'],
    ['a right-to-left override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['an annotation', '\ufff9'],
    ['a language tag', '\u{e0065}'],
    ['a joiner between Latin letters', '\u200d'],
    ['a non-joiner between Latin letters', '\u200c'],
    ['NUL', '\0'],
    ['a lone surrogate', '\ud83d'],
    ['an escape', '\x1b'],
    ['a C1 control', '\x80'],
  ] as const;
  test.each(hidden)('%s is left out', (_, text) => {
    for (const field of [...lines, 'customerRemarks'] as const) expect(sent(field, `${text}a${text}b${text}`)).toBe('ab');
    expect(sent('phoneNumber', `${text}+31${text} 20`)).toBe('+31 20');
    expect(sent('emailAddress', `ann${text}@example.com${text}`)).toBe('ann@example.com');
    expect(normaliseText('voucher', `${text}SUN${text}50${text}`)).toBe('SUN50');
  });

  test.each([
    ['a non-joiner in a Persian name', 'علی\u200cرضا'],
    ['a joiner after a Persian letter', 'ه\u200d'],
    ['a joiner at the end of a Malayalam name', 'മോഹന\u0d4d\u200d'],
    ['a joiner within a Sinhala name', 'ශ\u0dca\u200dර\u0dd3'],
    ['a joiner within a Hindi name', 'क\u094d\u200dष'],
    ['a vowel separator in a Mongolian name', 'ᠬᠠᠭ\u180eᠠ'],
    ['an accent of its own', 'Jose\u0301'],
    ['a variant of a Japanese letter', '葛\u{e0100}城'],
    ['a family', '👩\u200d👩\u200d👧'],
    ['a profession with a colour of skin', '👩🏽\u200d🚀'],
    ['a flag of two symbols', '🏳\ufe0f\u200d🌈'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a sign that is seen, although it is a format character', '\u0600١٢'],
    ['a name of one letter', '李'],
  ])('%s stays as it is', (_, text) => {
    for (const field of [...lines.filter((line) => line !== 'zipCode'), 'customerRemarks'] as const) expect(sent(field, text)).toBe(text);
  });

  test('the second of two joiners is left out', () => expect(sent('city', 'علی\u200c\u200cرضا')).toBe('علی\u200cرضا'));
});

test.each([
  ['٠٢٠ ٥٥٥ ٠١٤٢', '020 555 0142'],
  ['۰۲۰', '020'],
  ['०२०', '020'],
  ['๐๒๐', '020'],
  ['𝟎𝟐𝟘', '020'],
  ['＋８１（０）３‐１２３４－５６７８', '+81(0)3-1234-5678'],
  ['03ー1234', '03-1234'],
  ['020–555—01−42', '020-555-01-42'],
  ['020\u2011555', '020-555'],
  ['\u202a+31\u00a06 12345678\u202c', '+31 6 12345678'],
  ['020 555 ext. 3', '020 555 ext. 3'],
])('a phone number has ASCII digits and hyphens: %s (PASS-65)', (text, expected) => expect(sent('phoneNumber', text)).toBe(expected));

test('the digits of every script have their value', () => {
  for (const zero of ['0', '٠', '۰', '߀', '०', '০', '๐', '༠', '၀', '０', '𑁦', '𝟎', '𝟘', '𝟢', '𝟬', '𝟶']) {
    const first = zero.codePointAt(0) ?? 0;
    const digits = String.fromCodePoint(...Array.from({ length: 10 }, (_, index) => first + index));
    expect(toAsciiDigits(digits)).toBe('0123456789');
  }
});

test('the calling code is offered by the number that is sent (PASS-63)', () => {
  expect(withDialCode('＋３１ ２０', '+31')).toBeNull();
  expect(withDialCode('\u202a\u200e+31 20', '+31')).toBeNull();
  expect(withDialCode('\u200b', '+31')).toBeNull();
  expect(withDialCode('０２０', '+31')).toBe('+31 (0)20');
});

test.each([
  'ann@bücher.example',
  'جان@مثال.إختبار',
  'अनु@उदाहरण.परीक्षा',
  'ann@نامه\u200cای.example',
  '用户@例子.广告',
  "Ann.O'Neill@Example.COM",
])('an internationalised address is valid, and sent as typed: %s (PASS-18)', (address) => {
  expect(isEmailAddress(address)).toBe(true);
  expect(sent('emailAddress', ` ${address}\u00a0`)).toBe(address);
});

test('the address that was meant is asked for by the one that is sent (PASS-67)', () =>
  expect(suggestEmailAddress('\u200bann@gmail.con\u00a0')).toBe('ann@gmail.com'));

const character = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.constantFrom(
    ...'\t\n\r \u00a0\u00ad\u034f\u115f\u180e\u200b\u200c\u200d\u200f\u202e\u2028\u2065\u2800\u3000\u3164\ufe0f\ufeff\uff11\ufff9',
  ),
  fc.constantFrom('ا', 'മ', '്', '❤', '👩', '🏽', '🏴', '\u{e0067}', '\u{e007f}', 'e\u0301', '٣', '－', 'a', 'B', '7'),
);
const text = fc.array(character, { maxLength: 12 }).map((parts) => parts.join(''));
const field = fc.constantFrom(...(Object.keys(textLimits) as (keyof typeof textLimits)[]));

test('a joiner is not needed by another invisible character (PASS-65)', () =>
  expect(normaliseText('firstName', '\u0627\u{e007f}\u180e\u200c')).toBe('\u0627'));

test('normalising twice changes nothing more (PASS-65)', () =>
  fc.assert(
    fc.property(field, text, (name, given) => {
      const once = normaliseText(name, given);
      expect(normaliseText(name, once)).toBe(once);
    }),
    { numRuns: 3_000 },
  ));

test('what can be seen stays: only blanks and invisible characters differ (PASS-65)', () => {
  const seen = (given: string): string =>
    given.replace(/[\s\x85\u2800]|\p{Control}|\p{Surrogate}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu, '');
  fc.assert(
    fc.property(text, (given) => {
      expect(seen(normaliseText('city', given))).toBe(seen(given));
    }),
  );
});

test('a request takes whatever the form sends (BACK-51)', () => {
  const request = toBookingRequest(input);
  fc.assert(
    fc.property(fc.constantFrom(...lines, 'phoneNumber' as const, 'customerRemarks' as const), text, (name, given) => {
      const parsed = v.safeParse(form, { main: { ...main, [name]: given }, passengers: [typed] });
      if (parsed.success) expect(v.is(BookingRequestSchema, { ...request, main: parsed.output.main })).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
