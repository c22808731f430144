import { expect } from '@playwright/test';
import { date, departure, mockBackend, tour } from '../pages/mock-backend.ts';
import { startStaticHost } from '../pages/static-host.ts';
import { test } from '../pages/test.ts';

const id = '00000000-0000-4000-8000-000000000003';
const given = { cid: 'campaign-7', utm_source: 'partner', gclid: 'g1' };

/** Entry addresses, and the path that each leads to. */
const entries = [
  ['/?all=1', '/'],
  [`/?tourId=${tour.id}&lang=de`, `/tours/${tour.id}`],
  [`/tours?tourId=${tour.id}`, `/tours/${tour.id}`],
  [`/tours/${tour.id}`, `/tours/${tour.id}`],
  [`/tours/${tour.id}/date/${date}`, `/tours/${tour.id}/date/${date}`],
  [`/tours/${tour.id}/date/2027-99-99`, `/tours/${tour.id}`],
  [`/departures/${departure.id}`, `/departures/${departure.id}/cabins`],
  [`/departures/${departure.id}/passengers?cabins=cabin-a-b:2`, `/departures/${departure.id}/passengers`],
  [`/departures/${departure.id}/confirmation?cabins=cabin-a-b:2`, `/departures/${departure.id}/passengers`],
  [`/bookings/${id}`, `/bookings/${id}/payment`],
  [`/payments/${id}`, `/payments/${id}`],
] as const;

let host: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeAll(async () => {
  host = await startStaticHost();
});
test.afterAll(() => host.stop());

for (const [name, base] of [
  ['the backend', ''],
  ['the backend, in the frame', '/islandhopping/frame'],
  ['a static host', 'static'],
] as const) {
  test(`${name}: cid of the address is stored under the key cid, and the attribution stays in the address, wherever a visit begins`, async ({
    page,
  }) => {
    await mockBackend(page);
    for (const [entry, target] of base.endsWith('/frame') ? [...entries, [`/tour/${tour.id}`, `/tours/${tour.id}`] as const] : entries) {
      const [path = '', query] = entry.split('?');
      const search = new URLSearchParams([...new URLSearchParams(query), ...Object.entries(given)]);
      const from = base === 'static' ? host.origin + path : base + (base && path === '/' ? '' : path);
      await page.goto(`${from}?${search}`);
      const expected = (base === 'static' ? '' : base) + target;
      await expect.poll(() => new URL(page.url()).pathname, entry).toBe(expected);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cid')), entry).toBe(given.cid);
      expect(Object.fromEntries(new URL(page.url()).searchParams), entry).toMatchObject(given);
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test("without 'all' the way to the brand's home site carries the attribution", async ({ page }) => {
  await page.goto(`/tours?${new URLSearchParams(given)}`);
  await page.waitForURL('**/brand/boatbiketours/en?**');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(given);
});
