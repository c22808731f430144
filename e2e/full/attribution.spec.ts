import { expect } from '@playwright/test';
import { departure, tour } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { onlyFull } from '../pages/full.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { startStaticHost } from '../pages/static-host.ts';
import { test } from '../pages/test.ts';

// The screens tests show where a visit may begin and what is kept of its address. These tests load another document.
const given = { cid: 'campaign-7', utm_source: 'partner', gclid: 'g1' };

let host: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeAll(async () => {
  host = await startStaticHost();
});
test.afterAll(() => host.stop());

for (const served of ['the backend', 'a static host'] as const) {
  test(
    `${served}: cid is stored and the attribution stays in the address, through a new document in another language (OUT-28, OUT-29, STORE-7)`,
    onlyFull(served === 'a static host'),
    async ({ page }) => {
      await mockBackend(page);
      for (const [entry, target] of [
        [`/?tourId=${tour.id}&lang=de`, `/tours/${tour.id}`],
        [`/departures/${departure.id}?locale=de`, `/departures/${departure.id}/cabins`],
      ] as const) {
        await page.goto(`${served === 'the backend' ? '' : host.origin}${entry}&${new URLSearchParams(given)}`);
        await expect.poll(() => new URL(page.url()).pathname, entry).toBe(target);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect.poll(() => page.evaluate(() => localStorage.getItem('cid')), entry).toBe(given.cid);
        expect(Object.fromEntries(new URL(page.url()).searchParams), entry).toMatchObject(given);
        await page.evaluate(() => localStorage.clear());
      }
    },
  );
}

test("without 'all' the browser ends on the brand's home site, with the attribution (TOUR-2, OUT-44)", async ({ page }) => {
  await page.goto(`/tours?${new URLSearchParams(given)}`);
  await page.waitForURL('**/brand/boatbiketours/en?**');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(given);
});
