import { expect, test } from 'vitest';
import { createHrefBuilders } from '../../app/addresses.ts';
import { testApp } from '../../testing/test-app.ts';
import { getStartBookingLink } from './start-booking-link.ts';

const choice = { departure: 'D1', cabins: { 'C1-twin': [2, 1] }, party: 3, tours: 'T1:T2', cid: null };

function startAt(address: string, place: Parameters<typeof testApp>[1] = {}, kept?: string) {
  const { services, router } = testApp(address, place);
  return getStartBookingLink(services, createHrefBuilders(router, services.runtime), { ...choice, cid: kept ?? null });
}
const frame = { shell: 'frame', framed: true } as const;

test('Start booking goes to the passengers of the departure with cabins, tours and locale (CABIN-23)', () => {
  expect(startAt('/departures/D1/cabins?locale=nl')).toEqual({
    href: '/departures/D1/passengers?cabins=C1-twin:2,1&party=3&tours=T1:T2&locale=nl',
    newWindow: false,
  });
});

test('embedded, it opens the full shell of the same brand in a new window, without /frame (CABIN-26)', () => {
  expect(startAt('/islandhopping/frame/departures/D1/cabins', frame)).toEqual({
    href: '/islandhopping/departures/D1/passengers?cabins=C1-twin:2,1&party=3&tours=T1:T2&locale=en',
    newWindow: true,
  });
});

test('a layout that the address forces is not handed over', () => {
  const { href } = startAt('/departures/D1/cabins?embedded=true&locale=de', { framed: true });
  expect(href).toBe('/departures/D1/passengers?cabins=C1-twin:2,1&party=3&tours=T1:T2&locale=de');
});

test('out of a frame the address also carries the attribution (CABIN-26)', () => {
  expect(startAt('/frame/departures/D1/cabins', frame, 'kept').href).toContain('?cid=kept&');
  const entered = startAt('/frame/departures/D1/cabins?cid=given&utm_source=partner&gclid=x1&other=1', frame, 'kept').href;
  expect(entered).toContain('?cid=given&utm_source=partner&gclid=x1&cabins=');
  expect(entered).not.toContain('other');
});
