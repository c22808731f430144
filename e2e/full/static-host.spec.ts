import { expect } from '@playwright/test';
import { date, departure, tour } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { content } from '../pages/screens.ts';
import { expectNoShift, recordShifts } from '../pages/shifts.ts';
import { startStaticHost } from '../pages/static-host.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// Both builds behind a plain file server: no configuration, no server rendering.
let host: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeAll(async () => {
  host = await startStaticHost();
});
test.afterAll(() => host.stop());

const words = getWords('en');
const screens = [`/tours/${tour.id}`, `/tours/${tour.id}/date/${date}`, `/departures/${departure.id}/cabins`];

for (const base of ['', '/islandhopping', '/frame', '/islandhopping/frame']) {
  // On every change both brands and both shells, but not every combination.
  test(`${base || '/'}: a neutral skeleton is shown before any script has run, and nothing moves when the app replaces it (SHELL-31, BRAND-3, EMBED-8)`, {
    ...onlyFull(base === '/islandhopping' || base === '/frame'),
  }, async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(`${host.origin}${base}${screens[0]}`);
    await expect(bare.locator('#app > [aria-hidden=true]')).toBeVisible();
    await expect(bare.getByRole('heading')).toHaveCount(0);
    await context.close();

    await mockBackend(page);
    await recordShifts(page);
    for (const screen of screens) {
      await page.goto(`${host.origin}${base}${screen}`);
      await expect(page.locator(content).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute(
        'data-brand',
        base.startsWith('/islandhopping') ? 'islandhopping' : 'boatbiketours',
      );
      await expect(page.locator('header')).toHaveCount(base.endsWith('/frame') ? 0 : 1);
      await expectNoShift(page, screen);
    }
  });
}

test('without any configuration the choosing works to the passengers (BRAND-21)', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await mockBackend(page);
  const step = journey(page, words);
  await page.goto(`${host.origin}/tours/${tour.id}`);
  await step.toPassengers();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));
  expect(faults).toEqual([]);
});
