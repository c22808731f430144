import { expect, test } from 'vitest';
import { createHrefs } from './hrefs.ts';

test('with the prefix every URL that the app makes keeps it, and the locale', () => {
  const hrefs = createHrefs('/islandhopping', { locale: 'de' });
  expect(hrefs.ship('a:b', '2027-05-08', { party: 4 })).toBe('/islandhopping/tours/a:b/date/2027-05-08?party=4&locale=de');
});

test('Start booking goes to passengers with cabins, tours and locale', () => {
  expect(createHrefs('', { locale: 'en' }).passengers('d1', { cabins: ['t-twin:2,1', 'u:1'], tours: 'a:b' })).toBe(
    '/departures/d1/passengers?cabins=t-twin:2,1&cabins=u:1&tours=a:b&locale=en',
  );
});

test('an id with a slash or a question mark stays one segment', () => {
  expect(createHrefs('', {}).cabins('a/b?c')).toBe('/departures/a%2Fb%3Fc/cabins');
});
