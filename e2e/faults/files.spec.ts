import { expect, type Page } from '@playwright/test';
import { date, departure } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { shown } from '../pages/shown.ts';
import { technical } from '../pages/technical.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// Files of the application that fail to load: a retry, one reload, else a message in the visitor's language, and nothing typed is lost.
const english = getWords('en');
const german = getWords('de');

/** Blocks every file of the application that has not been loaded yet; `documents` counts the documents that were opened. */
async function blockFiles(page: Page) {
  const state = { blocked: true, documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.documents++;
  });
  await page.route(/\/assets\/.*\.(js|css)/, (route) => (state.blocked ? route.abort('connectionfailed') : route.continue()));
  return state;
}

/** A link to click without the pointer above it, which would prefetch the step. */
const linkTo = (page: Page, href: string) => page.locator(`a[href*="${href}"]`).first();

for (const base of ['', '/frame']) {
  test(
    `${base || '/'}: a step whose files are gone reloads once into the new version, and nothing is lost (ERR-26)`,
    onlyFull(base !== ''),
    async ({ page }) => {
      await mockBackend(page);
      await page.goto(`${base}/departures/${departure.id}/cabins?cabins=twin:2&party=2`);
      const link = linkTo(page, base === '' ? '/passengers' : `/date/${date}`);
      await expect(link).toBeAttached();
      const files = await blockFiles(page);
      // A new document requests files that exist.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) files.blocked = false;
      });
      await link.dispatchEvent('click');
      await expect.poll(() => files.documents).toBe(1);
      const title = base === '' ? english.text('checkout', 'passengers.title') : /ship/i;
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(technical);
      expect(files.documents).toBe(1);
    },
  );
}

test(
  'without a connection the step says so in the page language, keeps what was typed, and continues when it is back (ERR-7, ERR-26)',
  onlyFull(),
  async ({ page, context }) => {
    await mockBackend(page);
    await page.goto(`/departures/${departure.id}/passengers?cabins=twin:2&party=2&locale=de`);
    // The next step must not be prefetched.
    const files = await blockFiles(page);
    const step = journey(page, german);
    await step.fillPassengers();
    await context.setOffline(true);
    await shown(page.getByRole('button', { name: german.text('checkout', 'passengers.next') })).click();
    await expect(page.getByText(german.text('errors', 'network'))).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('body')).not.toContainText(technical);
    expect(files.documents).toBe(0);

    files.blocked = false;
    await context.setOffline(false);
    const retry = page.getByRole('button', { name: german.text('common', 'retry') });
    // The page may have retried already.
    await retry.click({ timeout: 2000 }).catch(() => {});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.text('confirmation', 'title'));
    await expect(page.getByRole('region', { name: german.text('confirmation', 'travellers') })).toContainText('Ann Example');
  },
);

test('a style sheet that is blocked does not stop a step (ERR-26)', onlyFull(), async ({ page }) => {
  await mockBackend(page);
  await page.goto(`/departures/${departure.id}/cabins?cabins=twin:2&party=2`);
  const link = linkTo(page, '/passengers');
  await expect(link).toBeAttached();
  await page.route(/\/assets\/.*\.css/, (route) => route.abort('blockedbyclient'));
  await link.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('checkout', 'passengers.title'), { timeout: 20_000 });
  await expect(page.locator('#passenger-0')).toBeVisible();
});

test('the list of departures whose file is gone reloads the page once, and then it opens (ERR-26)', onlyFull(), async ({ page }) => {
  await mockBackend(page);
  await page.goto(`/tours/${departure.tour_id}?date=${date}&party=2`);
  const list = page.getByRole('radio', { name: english.text('tourDate', 'list') });
  await expect(page.locator(`[data-date="${date}"]`)).toBeVisible();
  const files = await blockFiles(page);
  // A new document requests files that exist.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) files.blocked = false;
  });
  await list.dispatchEvent('click');
  await expect.poll(() => files.documents).toBe(1);
  await list.click();
  await expect(page.getByRole('button', { name: new RegExp(departure.ship_name) })).toBeVisible();
  expect(files.documents).toBe(1);
});
