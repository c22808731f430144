import { expect, test } from 'vitest';
import { createHrefBuilders } from '../app/addresses.ts';
import { testApp } from '../testing/test-app.ts';
import { tripAddress } from './trip-address.ts';

/** The address that the step at the given address shares. */
async function getSharedAddress(address: string): Promise<string> {
  const { services, router } = testApp(address);
  const match = router.matchRoutes(router.latestLocation).at(-1);
  return tripAddress(services, createHrefBuilders(router, services.runtime).fullHref, match as object as Parameters<typeof tripAddress>[2]);
}
const privateParams = 'cid=abc&utm_source=mail&gclid=x1&voucher=SUN50&embedded=false&booking=b1';

test.each([
  [
    `/tours/T1:T2/date/2027-05-08?party=3&departure=D1&locale=nl&${privateParams}`,
    '/tours/T1:T2/date/2027-05-08?party=3&departure=D1&locale=nl',
  ],
  [`/tours/T1/date/2027-05-08?party=3&${privateParams}`, '/tours/T1/date/2027-05-08?party=3&locale=en'],
  [
    `/departures/D1/cabins?cabins=C1:2,1&party=3&tours=T1:T2&${privateParams}`,
    '/departures/D1/cabins?cabins=C1:2,1&party=3&tours=T1:T2&locale=en',
  ],
  [`/departures/D1/passengers?cabins=C1:2&locale=de&${privateParams}`, '/departures/D1/cabins?cabins=C1:2&locale=de'],
  [
    `/islandhopping/departures/D1/confirmation?cabins=C1:2&party=2&${privateParams}`,
    '/islandhopping/departures/D1/cabins?cabins=C1:2&party=2&locale=en',
  ],
  [`/tours/T1?date=2027-05-08&party=3&${privateParams}`, '/tours/T1?date=2027-05-08&party=3&locale=en'],
  [`/tours/T1?${privateParams}`, '/tours/T1?party=2&locale=en'],
])('%s shares only the choice and the language: %s (SHELL-32, SHELL-47)', async (address, shared) => {
  expect(await getSharedAddress(address)).toBe(shared);
});
