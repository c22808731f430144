import { expect, test } from 'vitest';
import { expiryFault } from './expiry.ts';

test.each([
  ['0527', null],
  ['1299', null],
  ['0627', null],
  ['0427', 'invalid_expiry_year_past'],
  ['1226', 'invalid_expiry_year_past'],
  ['052', 'incomplete_expiry'],
  ['0028', 'incomplete_expiry'],
  ['1328', 'incomplete_expiry'],
  ['', 'incomplete_expiry'],
])('of a card that expires in %s the form says, in May 2027: %s', (digits, fault) => {
  expect(expiryFault(digits, new Date(2027, 4, 31))).toBe(fault);
});
