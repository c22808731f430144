import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { date, departure, tour } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { blockByName, blockedNames } from '../pages/blocker.ts';
import { journey } from '../pages/journey.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { getPageScripts } from '../pages/page-scripts.ts';
import { content } from '../pages/screens.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// Content blockers, and files that cannot be loaded although there is a connection.
const words = getWords('en');

test('a content blocker that goes by the names of files stops no step (ERR-33)', async ({ page }) => {
  const blocked = await blockByName(page);
  await page.goto('/tours?all=1');
  await page.locator('main a[href*="/tours/"]').first().click();
  await journey(page, words).toPassengers();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));
  await expect(page.locator('#passenger-0')).toBeVisible();
  expect(blocked).toEqual([]);
});

test('no file of a build has a name that blockers look for (ERR-33)', () => {
  expect(blockedNames.test('cart-events-CR9dZPXJ.js')).toBe(true);
  for (const shell of ['booking', 'frame']) {
    const files = readdirSync(new URL(`../../apps/${shell}/dist/assets/`, import.meta.url));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => blockedNames.test(file))).toEqual([]);
  }
});

test('a step works with its own files alone, and says nothing of the connection (ERR-34)', async ({ page, request }) => {
  await mockBackend(page);
  for (const [step, loaded] of [
    ['/tours?all=1', content],
    [`/tours/${tour.id}?date=${date}`, content],
    [`/tours/${tour.id}/date/${date}`, content],
    [`/departures/${departure.id}/cabins?cabins=twin:2&party=2`, content],
    [`/departures/${departure.id}/passengers?cabins=twin:2&party=2`, '#passenger-0'],
  ] as const) {
    const { entries, preloads } = await getPageScripts(request, step);
    const own = [...entries, ...preloads];
    let optional = 0;
    await page.route(/\/assets\/[^/]*\.js$/, (route) => {
      if (own.includes(new URL(route.request().url()).pathname)) return route.fallback();
      optional++;
      return route.abort('blockedbyclient');
    });
    await page.goto(step);
    await expect(page.locator(loaded).first(), step).toBeVisible();
    // Loads what waits for the visitor's first action.
    await page.keyboard.press('Shift');
    await expect.poll(() => optional, step).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(loaded).first(), step).toBeVisible();
    for (const message of ['network', 'file-not-loaded']) await expect(page.getByText(words.text('errors', message))).toHaveCount(0);
    await page.unroute(/\/assets\/[^/]*\.js$/);
  }
});
