import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { toBookingRequest } from '../booking/index.ts';
import { ann, form, input, main, annTyped as typed } from '../testing/a-booking.ts';
import { BookingRequestSchema, TourSchema, textLimits } from './index.ts';

const request = toBookingRequest(input);
const getIssues = (schema: v.GenericSchema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

const { country: _, state: __, voucher: ___, emailAddress: ____, firstName, lastName, ...ofMain } = textLimits;

test.each(Object.entries(ofMain))('%s has at most %i characters, in the form as in the request (PASS-59)', (field, limit) => {
  for (const [length, form_, sent] of [
    [limit, [], []],
    [limit + 1, [`main.${field}: text-too-long`], [`main.${field}: Invalid length: Expected <=${limit} but received ${limit + 1}`]],
  ] as const) {
    const long = { ...main, [field]: 'x'.repeat(length) };
    expect(getIssues(form, { main: long, passengers: [typed] })).toEqual(form_);
    expect(getIssues(BookingRequestSchema, { ...request, main: long })).toEqual(sent);
  }
});

test.each(Object.entries({ firstName, lastName }))('%s has at most %i characters (PASS-59)', (field, limit) => {
  const long = (length: number) => 'x'.repeat(length);
  expect(getIssues(form, { main, passengers: [{ ...typed, [field]: long(limit) }] })).toEqual([]);
  expect(getIssues(form, { main, passengers: [{ ...typed, [field]: long(limit + 1) }] })).toEqual([`passengers.0.${field}: text-too-long`]);
  expect(getIssues(BookingRequestSchema, { ...request, passengers: [{ ...ann, [field]: long(limit + 1) }] })).toHaveLength(1);
});

test('an e-mail address has at most 254 characters', () => {
  const long = { ...main, emailAddress: `${'x'.repeat(250)}@example.com` };
  expect(getIssues(form, { main: long, passengers: [typed] })).toEqual(['main.emailAddress: text-too-long']);
});

test.each(['a\0b', 'ab\ud83d', 'a\udc00b'])('a lone surrogate or NUL is rejected in every text, and not sent by the form: %j', (text) => {
  expect(v.parse(form, { main: { ...main, city: text }, passengers: [typed] }).main.city).toBe('ab');
  expect(getIssues(BookingRequestSchema, { ...request, main: { ...main, city: text } })).toHaveLength(1);
  expect(getIssues(BookingRequestSchema, { ...request, cid: text })).toHaveLength(1);
});

test('the form does not count blanks at the ends: they are not sent', () => {
  expect(getIssues(form, { main: { ...main, city: `  ${'x'.repeat(100)}  ` }, passengers: [typed] })).toEqual([]);
});

describe('misleading characters', () => {
  const lineFields = ['phoneNumber', 'streetAddress', 'zipCode', 'city', 'groupName'] as const;
  const isRefused = (field: keyof typeof main, text: string): boolean =>
    getIssues(BookingRequestSchema, { ...request, main: { ...main, [field]: text } }).length > 0;
  const misleading = [
    ['a line feed', 'a\nBcc: b'],
    ['a carriage return', 'a\rb'],
    ['a tab', 'a\tb'],
    ['an escape', 'a\x1b[2Jb'],
    ['a C1 control', 'a\x85b'],
    ['a line separator', 'a\u2028b'],
    ['a right-to-left override', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['a zero-width space', 'a\u200bb'],
    ['a word joiner', 'a\u2060b'],
    ['a byte order mark', 'a\ufeffb'],
  ] as const;

  test.each(misleading)('%s is refused in a line of a request (BACK-51)', (_, text) => {
    for (const field of lineFields) expect(isRefused(field, text)).toBe(true);
    for (const field of ['firstName', 'lastName'])
      expect(getIssues(BookingRequestSchema, { ...request, passengers: [{ ...ann, [field]: text }] })).toHaveLength(1);
    for (const key of ['departureId', 'voucher', 'cid'])
      expect(getIssues(BookingRequestSchema, { ...request, [key]: text })).toHaveLength(1);
  });

  test('remarks of a request may have newlines and tabs, and nothing else of that (BACK-51)', () => {
    for (const text of ['one\ntwo', 'one\r\ntwo', 'one\ttwo']) expect(isRefused('customerRemarks', text)).toBe(false);
    for (const [name, text] of misleading.slice(3)) expect(isRefused('customerRemarks', text), name).toBe(true);
  });

  test.each(['\u200d', '\u3164', '\u2800', '\u200f\u200f', '\u00ad', '\ufe0f', '\u{e0041}'])(
    'a text that shows nothing is empty (PASS-65): %j',
    (text) => {
      expect(getIssues(form, { main: { ...main, city: text }, passengers: [typed] })).toEqual(['main.city: city-required']);
      expect(isRefused('city', text)).toBe(true);
      expect(v.parse(form, { main: { ...main, groupName: text }, passengers: [typed] }).main.groupName).toBe('');
    },
  );
});

test('responses of another backend have no such limits', () => {
  expect(getIssues(TourSchema, { id: 'x'.repeat(10_000), name: `\ud83d${'x'.repeat(10_000)}`, duration: 8 })).toEqual([]);
});
