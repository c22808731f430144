import { expect, test } from 'vitest';
import { isOwnAddress } from './link-bridge.tsx';

test.each([
  ['/tours/x?party=2', '', 'booking', true],
  ['/', '', 'booking', true],
  ['/departures/d/cabins', '', 'booking', true],
  ['/brand/boatbiketours/en', '', 'booking', false],
  ['/frame/tours/x', '', 'booking', false],
  ['/islandhopping/tours/x', '', 'booking', false],
  ['/islandhopping/tours/x', '/islandhopping', 'booking', true],
  ['/islandhopping/frame/tours/x', '/islandhopping', 'booking', false],
  ['/frame/tours/x', '/frame', 'frame', true],
  ['/departures/d/passengers', '/frame', 'frame', false],
  ['https://example.com/tours/x', '', 'booking', false],
  ['//example.com/tours', '', 'booking', false],
] as const)('%s from %o (%s) is followed by the router: %s', (href, basepath, shell, own) => {
  expect(isOwnAddress(href, basepath, shell)).toBe(own);
});
