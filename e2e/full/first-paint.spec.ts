import { expect, type Page, test } from '@playwright/test';
import { date, departure, respondWithDepartures, tour } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { full, onlyFull } from '../pages/full.ts';
import { bookableDay } from '../pages/journey.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { hold, ownScripts } from '../pages/page-scripts.ts';
import { brands, choosingScreens, content, expectScreen } from '../pages/screens.ts';
import { expectNoShift, recordShifts } from '../pages/shifts.ts';
import { getWords, languages } from '../pages/words.ts';

const isScript = ({ pathname }: URL): boolean => /\/assets\/.*\.js$/.test(pathname);

/** Remembers the page's main element as the server sent it, and collects console messages. */
async function watchTakeover(page: Page): Promise<{ said: string[]; expectTakenOver(name?: string): Promise<void> }> {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Object.assign(window, { serverRendered: document.querySelector('main') }));
  });
  return {
    said,
    async expectTakenOver(name) {
      await expect(page.locator('html'), name).toHaveAttribute('data-hydrated', '');
      const isSameElement = () => (window as unknown as { serverRendered: Element }).serverRendered === document.querySelector('main');
      expect(await page.evaluate(isSameElement), name).toBe(true);
    },
  };
}

/** Both brands in both shells; on every change in one language each, in a time zone far to the east or to the west. */
const shells = [
  { base: '', own: 'en', timezone: 'Pacific/Kiritimati' },
  { base: '/islandhopping', own: 'de', timezone: 'America/Los_Angeles' },
  { base: '/frame', own: 'nl', timezone: 'America/Los_Angeles' },
  { base: '/islandhopping/frame', own: 'de', timezone: 'Pacific/Kiritimati' },
] as const;
const places = [
  { timezoneId: 'Pacific/Kiritimati', width: 390 },
  { timezoneId: 'America/Los_Angeles', width: 1280 },
] as const;
for (const { timezoneId, width } of places) {
  test.describe(`${timezoneId}, ${width} px`, () => {
    test.use({ timezoneId, viewport: { width, height: 900 } });
    for (const { base, own, timezone } of shells) {
      test(`${base || '/'}: the date step is complete before any script has loaded, and each screen hydrates without a mismatch (SHELL-26, SHELL-28)`, {
        ...onlyFull(timezone !== timezoneId),
      }, async ({ page, request }) => {
        const { said, expectTakenOver } = await watchTakeover(page);
        for (const language of full ? languages : [own]) {
          const [list, dateScreen, ship, cabins] = await choosingScreens(request, base, language);
          const scripts = await hold(page, isScript);
          await page.goto(dateScreen.url, { waitUntil: 'domcontentloaded' });
          await expectScreen(page, dateScreen, base, language);
          await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
          await scripts.release();
          await expectTakenOver(dateScreen.url);
          const passengers = cabins.url.replace(/cabins\?.*/, `passengers?cabins=none:2&locale=${language}`);
          for (const url of [list.url, ship.url, cabins.url, passengers]) {
            await page.goto(url);
            await expectTakenOver(url);
          }
        }
        expect(said).toEqual([]);
      });
    }
  });
}

for (const late of ['passengers: code', 'passengers: data', 'cabins: code'] as const) {
  test(
    `a screen is rendered once, also if what it needs arrives after its loading state: ${late} (SHELL-28)`,
    onlyFull(),
    async ({ page, request }) => {
      const [, , ship, { url: cabins }] = await choosingScreens(request, '', 'en');
      const [passengers, confirmation] = ['passengers', 'confirmation'].map((step) =>
        cabins.replace(/cabins\?.*/, `${step}?cabins=none:2`),
      ) as [string, string];
      const url = late.startsWith('cabins') ? cabins : passengers;
      const own = late.endsWith('code')
        ? await ownScripts(request, url, [ship.url, late.startsWith('cabins') ? passengers : confirmation])
        : [];
      const { said, expectTakenOver } = await watchTakeover(page);
      const isLate = ({ pathname }: URL) => (late.endsWith('data') ? /\/api\/v1\/departures\//.test(pathname) : own.includes(pathname));
      await page.route(isLate, async (route) => {
        // Longer than a screen waits before it shows its loading state.
        await new Promise((resolve) => setTimeout(resolve, 2_500));
        await route.fallback();
      });
      await page.goto(url);
      await expectTakenOver();
      for (const each of ['h1', 'header', 'main']) await expect(page.locator(each)).toHaveCount(1);
      await expect(page.locator('head > title')).toHaveCount(1);
      expect(said).toEqual([]);
    },
  );
}

test(
  'an iframe that the server cannot recognise still gets its layout: the page renders from scratch (EMBED-5, EMBED-8)',
  onlyFull(),
  async ({ page, request }) => {
    const [, dateScreen] = await choosingScreens(request, '', 'en');
    await page.route('**/tours/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      return route.fulfill({ response: await route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-dest': 'document' } }) });
    });
    await page.goto('/brand/boatbiketours/en');
    await page.evaluate((src) => {
      document.body.innerHTML = `<iframe src="${src}" width="800" height="900"></iframe>`;
    }, dateScreen.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator(bookableDay).first()).toBeVisible();
    await expect(frame.locator('header')).toHaveCount(0);
  },
);

test('a tap on a day before the scripts have loaded chooses it (SHELL-29)', onlyFull(), async ({ page, request }) => {
  const [, dateScreen] = await choosingScreens(request, '', 'en');
  let blocked = true;
  await page.route('**/assets/*.js', (route) => (blocked ? route.abort() : route.continue()));
  await page.goto(dateScreen.url);
  await page.locator(bookableDay).first().click();
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  blocked = false;
  await page.reload();
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
});

/** The departure with the facts that most backends know. */
const usual = { ...departure, port_of_departure_name: 'Amsterdam', port_of_arrival_name: 'Bruges', voucher: null };
const known = { departure: usual, tourDepartures: respondWithDepartures(usual) };

for (const { brand, base, language } of brands) {
  test(
    `${brand}: nothing moves on hydration, nor when the row of a saved trip appears (SHELL-26, SHELL-31, TOUR-18)`,
    onlyFull(),
    async ({ page, request }) => {
      // A line may break elsewhere in the font: that is another test.
      await page.route('**/*.woff2', (route) => route.abort());
      await recordShifts(page);
      const screens = await choosingScreens(request, base, language);
      const departureUrl = screens[3].url.replace(/\/cabins\?.*/, '');
      const cabins = (await (await request.get(`/api/v1${departureUrl.slice(base.length)}/cabins`)).json()) as {
        id: string;
        available_count: number;
      }[];
      const free = cabins.find(({ available_count }) => available_count > 0)?.id;
      const passengers = { name: 'passengers', url: `${departureUrl}/passengers?cabins=${free}:1&party=1&locale=${language}` };
      for (const { url, name } of [...screens, passengers]) {
        await page.goto(url);
        // Late requests may move something too.
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
        await expectNoShift(page, name);
      }
      for (const { url, name } of screens.slice(0, 2)) {
        await page.goto(url);
        await expect(page.getByRole('link', { name: getWords(language).like('share', 'continue') })).toBeVisible();
        await expectNoShift(page, `${name} with a saved trip`);
      }
    },
  );

  test(`${brand}: the font that comes late moves a line at most (SHELL-31)`, onlyFull(), async ({ page, request }) => {
    // A request that passes a route is not served from the HTTP cache.
    await page.route('**/*.woff2', (route) => route.continue());
    await recordShifts(page);
    for (const { url, name } of await choosingScreens(request, base, language)) {
      const font = page.waitForResponse('**/*.woff2');
      await page.goto(url);
      await font;
      await expectNoShift(page, name, 0.01);
    }
  });

  for (const [what, delay, changes, limit] of [
    ['nothing moves', 0, known, undefined],
    ['nothing moves', 300, known, undefined],
    // The facts that stay unknown give their place up.
    ['little moves where ports and prices are odd', 0, {}, 0.01],
  ] as const) {
    test(
      `${brand}: ${what} when the data, which the server did not have, comes ${delay} ms late (SHELL-31)`,
      onlyFull(),
      async ({ page }) => {
        await mockBackend(page, changes);
        await page.route('**/api/v1/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          await route.fallback();
        });
        await recordShifts(page);
        for (const path of [`/tours/${tour.id}`, `/tours/${tour.id}/date/${date}`, `/departures/${departure.id}/cabins`]) {
          await page.goto(`${base}${path}?locale=${language}`);
          await expect(page.locator(content).first()).toBeVisible();
          await expectNoShift(page, path, limit);
        }
      },
    );
  }
}
