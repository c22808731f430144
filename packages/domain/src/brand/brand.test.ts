import { describe, expect, test } from 'vitest';
import { resolveBrand } from './index.ts';

describe('The brand is taken from the path prefix, or from the host name (BRAND-2, BRAND-3)', () => {
  test.each([
    ['/islandhopping/tours/x', 'www.example.com', 'islandhopping'],
    ['/islandhopping', 'www.example.com', 'islandhopping'],
    ['/frame/tours/x', 'book.islandhopping.example', 'islandhopping'],
    ['/tours/islandhopping', 'www.example.com', 'boatbiketours'],
    ['/islandhoppings', 'www.example.com', 'boatbiketours'],
    ['/', 'boatbiketours.example', 'boatbiketours'],
  ])('%s on %s', (pathname, hostname, expected) => expect(resolveBrand({ pathname, hostname })).toBe(expected));
});
