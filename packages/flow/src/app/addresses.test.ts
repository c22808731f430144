import { describe, expect, test } from 'vitest';
import { frameAddress } from '../../../embed/src/frame-address.ts';
import { screens } from '../routes.ts';
import { testApp } from '../testing/test-app.ts';
import { hrefOf, publicAddress, routeAt } from './addresses.ts';

const hrefAt = (address: string) => hrefOf(testApp(address).router);

test('with the prefix every URL that the app makes keeps it, and the locale', () => {
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

test('an address that no route has does not compile', () => {
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
] as const)('%s from a page at %s (%s) is followed by the router: %s', (href, page, shell, own) => {
  expect(routeAt(testApp(page, { shell }).router, href) !== null).toBe(own);
});

describe('what others see of an address', () => {
  test.each([
    ['/bookings/2b1c1c7e/payment?payment_intent_client_secret=s', '/bookings/-/payment'],
    ['/bookings/2b1c1c7e', '/bookings/-'],
    ['/bookings/2b1c1c7e/unknown', '/bookings/-'],
    ['/bookings/2b1c1c7e/payment/unknown', '/bookings/-/payment'],
    ['/islandhopping/payments/2b1c1c7e', '/islandhopping/payments/-'],
    ['/payments/2b1c1c7e/completed?redirect_status=succeeded&locale=de', '/payments/-/completed'],
    ['/tours/a?party=2', '/tours/a?party=2'],
  ])('the tag manager sees the address with the id of a booking or payment cut out: %s', (href, seen) => {
    const { router } = testApp(href);
    expect(publicAddress(router, href)).toBe(router.origin + seen);
  });
});

test.each([
  ['T1:T2', screens.date],
  [null, screens.tourList],
])('what a partner embeds (%s) is a route of the frame', (tour, screen) => {
  const address = frameAddress({ base: 'http://localhost', tour, brand: 'islandhopping', locale: 'de', cid: null });
  const { router } = testApp('/islandhopping/frame/tours', { shell: 'frame' });
  expect(routeAt(router, address?.pathname ?? '')?.route.id).toBe(screen.id);
});
