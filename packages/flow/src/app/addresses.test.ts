import { expect, test } from 'vitest';
import { frameAddress } from '../../../embed/src/frame-address.ts';
import { screens } from '../routes.ts';
import { testApp } from '../testing/test-app.ts';
import { createHrefBuilder, publicRouteAt, routeAt } from './addresses.ts';

const hrefAt = (address: string) => createHrefBuilder(testApp(address).router);

test('every URL that the app builds keeps the brand prefix and the locale (BRAND-4, SHELL-2)', () => {
  expect(
    hrefAt('/islandhopping?locale=de')({ to: screens.ship.to, params: { tour: 'a:b', date: '2027-05-08' }, search: { party: 4 } }),
  ).toBe('/islandhopping/tours/a:b/date/2027-05-08?party=4&locale=de');
});

test('Start booking goes to passengers with cabins, tours and locale', () => {
  const search = { cabins: { 't-twin': [2, 1], u: [1] }, tours: 'a:b', locale: 'en' } as const;
  expect(hrefAt('/')({ to: screens.passengers.to, params: { departure: 'd1' }, search })).toBe(
    '/departures/d1/passengers?cabins=t-twin:2,1&cabins=u:1&tours=a:b&locale=en',
  );
});

test('an id with a slash or a question mark stays one segment', () => {
  expect(hrefAt('/')({ to: screens.cabins.to, params: { departure: 'a/b?c' } })).toBe('/departures/a%2Fb%3Fc/cabins');
});

test('an address without a route does not compile', () => {
  const href = hrefAt('/');
  // @ts-expect-error no such path
  href({ to: '/departures/$departure/cabin', params: { departure: 'd' } });
  // @ts-expect-error a parameter is missing
  href({ to: screens.cabins.to });
  // @ts-expect-error a parameter of another name
  href({ to: screens.cabins.to, params: { id: 'd' } });
  // @ts-expect-error a party is a number
  href({ to: screens.cabins.to, params: { departure: 'd' }, search: { party: '2' } });
});

test.each([
  ['/tours/x?party=2', '/tours', 'booking', true],
  ['/', '/tours', 'booking', true],
  ['/departures/d/cabins', '/tours', 'booking', true],
  ['/departures/d/berths', '/tours', 'booking', false],
  ['/brand/boatbiketours/en', '/tours', 'booking', false],
  ['/frame/tours/x', '/tours', 'booking', false],
  ['/islandhopping/tours/x', '/tours', 'booking', false],
  ['/islandhopping/tours/x', '/islandhopping/tours', 'booking', true],
  ['/islandhopping/frame/tours/x', '/islandhopping/tours', 'booking', false],
  ['/frame/tours/x', '/frame/tours', 'frame', true],
  ['/departures/d/passengers', '/frame/tours', 'frame', false],
  ['https://example.com/tours/x', '/tours', 'booking', false],
  ['//example.com/tours', '/tours', 'booking', false],
] as const)('%s from a page at %s (%s) is followed by the router: %s (SHELL-2)', (href, page, shell, own) => {
  expect(routeAt(testApp(page, { shell }).router, href) !== null).toBe(own);
});

test.each([
  ['/bookings/2b1c1c7e/payment?locale=de', false],
  ['/bookings/2b1c1c7e', false],
  ['/bookings/2b1c1c7e/unknown', false],
  ['/islandhopping/payments/2b1c1c7e', false],
  ['/payments/2b1c1c7e/completed', false],
  ['/booking/2b1c1c7e', false],
  ['/x/bookings/2b1c1c7e/payment', false],
  ['/bookings%2F2b1c1c7e', false],
  ['/bookings/2b1c1c7e%E0%A4%A', false],
  ['/brand/boatbiketours/en', false],
  ['/departures/d/confirmation', true],
  ['/tours/a', true],
])('the document of %s may have third-party scripts: %s (OUT-36)', (href, expected) => {
  expect(publicRouteAt(testApp(href).router, href) !== null).toBe(expected);
});

test.each([
  ['T1:T2', screens.date],
  [null, screens.tourList],
])('the address that a partner embeds (%s) is a route of the frame', (tour, screen) => {
  const address = frameAddress({ base: 'http://localhost', tour, brand: 'islandhopping', params: { locale: 'de' }, search: '' });
  const { router } = testApp('/islandhopping/frame/tours', { shell: 'frame' });
  expect(routeAt(router, address?.pathname ?? '')?.route.id).toBe(screen.id);
});
