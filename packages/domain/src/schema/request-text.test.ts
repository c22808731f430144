import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toBookingRequest } from '../booking/index.ts';
import { passengersFormSchema } from '../passengers/index.ts';
import { ann, context, input, main } from '../testing/a-booking.ts';
import { BookingRequestSchema, TourSchema, textLimits } from './index.ts';

const request = toBookingRequest(input);
const faultsOf = (schema: v.GenericSchema, value: unknown): string[] =>
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
    expect(faultsOf(form, { main: long, passengers: [typed] })).toEqual(form_);
    expect(faultsOf(BookingRequestSchema, { ...request, main: long })).toEqual(sent);
  }
});

test.each(Object.entries({ firstName, lastName }))('%s has at most %i characters. PASS-59', (field, limit) => {
  const long = (length: number) => 'x'.repeat(length);
  expect(faultsOf(form, { main, passengers: [{ ...typed, [field]: long(limit) }] })).toEqual([]);
  expect(faultsOf(form, { main, passengers: [{ ...typed, [field]: long(limit + 1) }] })).toEqual([`passengers.0.${field}: text-too-long`]);
  expect(faultsOf(BookingRequestSchema, { ...request, passengers: [{ ...ann, [field]: long(limit + 1) }] })).toHaveLength(1);
});

test('an e-mail address has at most 254 characters', () => {
  const long = { ...main, emailAddress: `${'x'.repeat(250)}@example.com` };
  expect(faultsOf(form, { main: long, passengers: [typed] })).toEqual(['main.emailAddress: text-too-long']);
});

test.each(['a\0b', 'ab\ud83d', 'a\udc00b'])('half a character or NUL is refused in every text, and not sent by the form: %j', (text) => {
  expect(v.parse(form, { main: { ...main, city: text }, passengers: [typed] }).main.city).toBe('ab');
  expect(faultsOf(BookingRequestSchema, { ...request, main: { ...main, city: text } })).toHaveLength(1);
  expect(faultsOf(BookingRequestSchema, { ...request, cid: text })).toHaveLength(1);
});

test('blanks at the ends are not counted by the form: they are not sent', () => {
  expect(faultsOf(form, { main: { ...main, city: `  ${'x'.repeat(100)}  ` }, passengers: [typed] })).toEqual([]);
});

test('another backend’s answers have no such limits', () => {
  expect(faultsOf(TourSchema, { id: 'x'.repeat(10_000), name: `\ud83d${'x'.repeat(10_000)}`, duration: 8 })).toEqual([]);
});
