import { expect, type Page, test } from '@playwright/test';
import { date, departure, tour } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { onlyFull } from '../pages/full.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { getPageScripts, ownScripts } from '../pages/page-scripts.ts';
import { technical } from '../pages/technical.ts';
import { getWords } from '../pages/words.ts';

// Files without which nothing starts, or a screen cannot be shown, keep failing: the page says so in its language.
const english = getWords('en');
const german = getWords('de');
const passengers = `/departures/${departure.id}/passengers?cabins=twin:2&party=2&locale=de`;

test('files that keep failing: one reload at most, then the message, which does not blame the connection (ERR-26, ERR-34)', async ({
  page,
  request,
}) => {
  await mockBackend(page);
  const cabins = `/departures/${departure.id}/cabins`;
  const own = await ownScripts(request, cabins, [`/tours/${tour.id}`, `/tours/${tour.id}/date/${date}`]);
  let documents = 0;
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) documents++;
  });
  await page.route(
    ({ pathname }) => own.includes(pathname),
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(cabins);
  await expect(page.getByText(english.text('errors', 'file-not-loaded'))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(english.text('errors', 'network'))).toHaveCount(0);
  expect(documents).toBe(2);
  await expect(page.locator('body')).not.toContainText(technical);
});

/** The page says in German that it has not started, uncovered, and starts when the connection is back. */
async function expectNotStarted(page: Page, connect: () => void): Promise<void> {
  const message = page.getByRole('alert').filter({ hasText: german.text('errors', 'file-not-loaded') });
  await expect(message).toBeVisible({ timeout: 20_000 });
  // The bottom bar of a phone might cover it.
  await message.getByRole('link', { name: german.text('common', 'retry') }).click({ trial: true, timeout: 2000 });
  connect();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('#passenger-0')).toBeVisible();
  await expect(message).toHaveCount(0);
}

test('the script that starts the page fails to load: the page says so in its language, and starts when the connection is back (ERR-26)', async ({
  page,
  request,
}) => {
  await mockBackend(page);
  const { entries } = await getPageScripts(request, passengers);
  let broken = true;
  await page.route(
    ({ pathname }) => entries.includes(pathname),
    (route) => (broken ? route.abort('internetdisconnected') : route.fallback()),
  );
  await page.goto(passengers);
  await expectNotStarted(page, () => {
    broken = false;
  });
});

test(
  'the texts that every screen has fail to load: the page says so in its language, and starts when the connection is back (ERR-26)',
  onlyFull(),
  async ({ page }) => {
    await mockBackend(page);
    let broken = true;
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      // The file with the German texts of every page, whatever its name.
      const isTexts = (await response.text()).includes(german.text('common', 'header.skip'));
      return broken && isTexts ? route.abort('internetdisconnected') : route.fulfill({ response });
    });
    await page.goto(passengers);
    await expectNotStarted(page, () => {
      broken = false;
    });
    // Prefetched files may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
