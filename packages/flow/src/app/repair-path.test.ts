import { expect, test } from 'vitest';
import { isDecodable, repairPath } from './repair-path.ts';

test.each([
  ['/tours/x', '/tours/x'],
  ['//tours/x', '/tours/x'],
  ['/islandhopping///tours//x', '/islandhopping/tours/x'],
  ['/', '/'],
  ['//', '/%2F'],
  ['////', '/%2F'],
])('doubled slashes are one, and slashes alone are no page: %s is %s (BRAND-35, ERR-35)', (path, repaired) => {
  expect(repairPath(path)).toBe(repaired);
});

test.each(['/tours/%00', '/tours/a%0041', '/bookings/%00/payment'])('%s has NUL, so nobody can decode it (ERR-35)', (path) => {
  expect(isDecodable(repairPath(path))).toBe(false);
});

test.each([
  ['/tours/x%20y', true],
  ['/tours/%E2%82%AC', true],
  ['/tours/%E0%A4%A', false],
  ['/tours/100%', false],
])('%s can be decoded: %s (ERR-35)', (path, decodable) => {
  expect(isDecodable(path)).toBe(decodable);
});
