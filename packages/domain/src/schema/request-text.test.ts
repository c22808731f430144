import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toBookingRequest } from '../booking/index.ts';
import { passengersFormSchema } from '../passengers/index.ts';
import { ann, context, input, main } from '../testing/a-booking.ts';
import { BookingRequestSchema, TourSchema, textLimits } from './index.ts';

const request = toBookingRequest(input);
const getIssues = (schema: v.GenericSchema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

const form = passengersFormSchema({
  today: context.today,
  bikes: context.products.bikes,
  diets: [],
  other: context.products.other,
  cabinOptions: [{ key: 'twin:0', typeId: 'twin', number: 1, name: 'Twin', spaces: 1 }],
  assignment: 'per-cabin',
});
const typed = { ...ann, bodyHeight: '172' };

const { country: _, state: __, voucher: ___, emailAddress: ____, firstName, lastName, ...ofMain } = textLimits;

test.each(Object.entries(ofMain))('%s has at most %i characters, in the form as in the request. PASS-59', (field, limit) => {
  for (const [length, form_, sent] of [
    [limit, [], []],
    [limit + 1, [`main.${field}: text-too-long`], [`main.${field}: Invalid length: Expected <=${limit} but received ${limit + 1}`]],
  ] as const) {
    const long = { ...main, [field]: 'x'.repeat(length) };
    expect(getIssues(form, { main: long, passengers: [typed] })).toEqual(form_);
    expect(getIssues(BookingRequestSchema, { ...request, main: long })).toEqual(sent);
  }
});

test.each(Object.entries({ firstName, lastName }))('%s has at most %i characters. PASS-59', (field, limit) => {
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

test('responses of another backend have no such limits', () => {
  expect(getIssues(TourSchema, { id: 'x'.repeat(10_000), name: `\ud83d${'x'.repeat(10_000)}`, duration: 8 })).toEqual([]);
});
