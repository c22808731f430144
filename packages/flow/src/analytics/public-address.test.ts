import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { publicAddress, publicReferrer } from './public-address.ts';

const seen = (href: string) => {
  const { router } = testApp(href);
  return publicAddress(router, router.origin + href)?.slice(router.origin.length) ?? null;
};

test.each([
  '/bookings/2b1c1c7e/payment?payment_intent_client_secret=s',
  '/bookings/2b1c1c7e',
  '/bookings/2b1c1c7e/unknown',
  '/islandhopping/payments/2b1c1c7e',
  '/payments/2b1c1c7e/completed?redirect_status=succeeded&locale=de',
])('an address with the id of a booking or payment has no public address: %s', (href) => {
  expect(seen(href)).toBeNull();
});

test('an address without a screen has no public address', () => {
  expect(seen('/booking/2b1c1c7e')).toBeNull();
  expect(seen('/tours/a/b/c/d')).toBeNull();
});

test('any other address is reduced to path, known parameters and attribution', () => {
  expect(seen('/tours/a:b/date/2027-05-08?party=3&departure=d1&locale=de&email=ann@example.com&token=t')).toBe(
    '/tours/a:b/date/2027-05-08?party=3&departure=d1&locale=de',
  );
  expect(seen('/departures/d1/passengers?cabins=c:2,1&cabins=e:1&name=Ann')).toBe('/departures/d1/passengers?cabins=c:2,1&cabins=e:1');
  expect(seen('/tours?all=1&cid=c1&utm_source=partner&gclid=g1&fbclid=f1')).toBe('/tours?all=1&cid=c1&utm_source=partner&gclid=g1');
});

test('an email address in a known parameter is left out', () => {
  expect(seen('/tours/a?utm_content=ann@example.com&utm_source=mail')).toBe('/tours/a?utm_source=mail');
});

test('a referrer is reduced the same way for our own pages, and to its origin for other sites', () => {
  const { router } = testApp('/tours/a');
  expect(publicReferrer(router, `${router.origin}/tours?all=1&name=Ann`)).toBe(`${router.origin}/tours?all=1`);
  expect(publicReferrer(router, `${router.origin}/bookings/2b1c1c7e/payment`)).toBe(`${router.origin}/`);
  expect(publicReferrer(router, 'https://mail.example/inbox?user=ann')).toBe('https://mail.example/');
  expect(publicReferrer(router, '')).toBe('');
});
