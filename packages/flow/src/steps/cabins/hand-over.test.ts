import { expect, test } from 'vitest';
import { hrefsOf } from '../../app/addresses.ts';
import { testApp } from '../../testing/test-app.ts';
import { startBooking } from './hand-over.ts';

const choice = { departure: 'D1', cabins: { 'C1-twin': [2, 1] }, party: 3, tours: 'T1:T2', cid: undefined };

function startAt(
  address: string,
  place: Parameters<typeof testApp>[1] = {},
  given: Partial<Parameters<typeof startBooking>[2]> = {},
  kept?: string,
) {
  const { services, router } = testApp(address, place);
  if (kept) services.storage.local.set('cid', kept);
  return startBooking(services, hrefsOf(router, services.runtime), { ...choice, ...given });
}
const frame = { shell: 'frame', framed: true } as const;

test('Start booking goes to the passengers of the departure with cabins, tours and locale', () => {
  expect(startAt('/departures/D1/cabins?locale=nl')).toEqual({
    href: '/departures/D1/passengers?cabins=C1-twin:2,1&party=3&tours=T1:T2&locale=nl',
    newWindow: false,
  });
});

test('embedded, it opens the full shell of the same brand in a new window, without /frame', () => {
  expect(startAt('/islandhopping/frame/departures/D1/cabins', frame)).toEqual({
    href: '/islandhopping/departures/D1/passengers?cabins=C1-twin:2,1&party=3&tours=T1:T2&locale=en',
    newWindow: true,
  });
});

test('a layout that the address forces stays behind', () => {
  const { href } = startAt('/departures/D1/cabins?embedded=true&locale=de', { framed: true });
  expect(href).toBe('/departures/D1/passengers?cabins=C1-twin:2,1&party=3&tours=T1:T2&locale=de');
});

test('cid also travels in the hand-over address out of a frame', () => {
  expect(startAt('/frame/departures/D1/cabins', frame, {}, 'kept').href).toContain('&cid=kept&');
  expect(startAt('/frame/departures/D1/cabins', frame, { cid: 'given' }, 'kept').href).toContain('&cid=given&');
});
