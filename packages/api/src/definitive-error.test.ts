import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isDefinitiveError } from './definitive-error.ts';

test.each([
  [400, true],
  [404, true],
  [409, true],
  [422, true],
  [408, false],
  [425, false],
  [429, false],
  [500, false],
] as const)('a response with the status %i is definitive: %s (BOOK-13, ERR-25)', (status, expected) => {
  const kind = status >= 500 ? 'server' : status === 404 ? 'not-found' : 'client';
  expect(isDefinitiveError(new ApiError(kind, status, null, null, 'no'))).toBe(expected);
});

test('what is no error of a call is not definitive', () => {
  expect([new Error('no'), null].map(isDefinitiveError)).toEqual([false, false]);
  expect(isDefinitiveError(new ApiError('network', null, null, null, 'no'))).toBe(false);
});
