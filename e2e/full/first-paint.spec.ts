import { expect, type Page, test } from '@playwright/test';
import { date, departure, mockBackend, tour } from '../pages/mock-backend.ts';
import { brands, choosingScreens, content } from '../pages/screens.ts';
import { expectNoShift, recordShifts } from '../pages/shifts.ts';
import { shown } from '../pages/shown.ts';
import { type Language, wordsOf } from '../pages/words.ts';

const languages: readonly Language[] = ['en', 'nl', 'de'];
const firstDay = '[role=gridcell][data-state=available]';

for (const { brand, base } of brands) {
  test.describe(`${brand}, before any script has run`, () => {
    test.use({ javaScriptEnabled: false });

    for (const language of languages) {
      test(`each choosing screen stands with its content, in ${language}: of the date step the month with its states and prices`, async ({
        page,
        request,
      }) => {
        for (const { url, title, name } of await choosingScreens(request, base, language)) {
          await page.goto(url);
          await expect(page.locator('html'), name).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
          await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language).text(title[0], title[1]));
          await expect(page.locator(content).first()).toBeVisible();
          if (name === 'date') await expect(page.locator(`${firstDay} [data-price*="€"]`).first()).toBeVisible();
          if (name !== 'tour list') await expect(page.getByRole('navigation')).toBeVisible();
        }
      });
    }

    test('links lead from the tour list to a date, a ship, its cabins', async ({ page, request }) => {
      const words = wordsOf('en');
      const [list] = await choosingScreens(request, base, 'en');
      const next = () => shown(page.getByRole('link', { name: words.text('common', 'next'), exact: true }));
      await page.goto(list.url);
      await page.locator('main li a').first().click();
      await page.locator(`${firstDay} a`).first().click();
      await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
      await next().click();
      await expect(page).toHaveURL(/\/date\/\d{4}-\d{2}-\d{2}/);
      await next().click();
      await expect(page).toHaveURL(/\/departures\/[^/]+\/cabins/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

/** Remembers the page's main element as the server sent it, and collects what the console says. */
async function watchTakeover(page: Page): Promise<{ said: string[]; isTakenOver(): Promise<boolean> }> {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Object.assign(window, { served: document.querySelector('main') }));
  });
  return {
    said,
    // React marks the elements that are its own.
    isTakenOver: () =>
      page.evaluate(() => {
        const { served } = window as unknown as { served: Element };
        return served === document.querySelector('main') && Object.keys(served).some((key) => key.startsWith('__react'));
      }),
  };
}

const places = [
  { timezoneId: 'Pacific/Kiritimati', width: 390 },
  { timezoneId: 'America/Los_Angeles', width: 1280 },
] as const;
for (const { timezoneId, width } of places) {
  test.describe(`${timezoneId}, ${width} px`, () => {
    test.use({ timezoneId, viewport: { width, height: 900 } });
    for (const base of ['', '/islandhopping', '/frame', '/islandhopping/frame']) {
      test(`${base || '/'}: the app takes over what the server has rendered, without a mismatch, in every language`, async ({
        page,
        request,
      }) => {
        const { said, isTakenOver } = await watchTakeover(page);
        for (const language of languages) {
          const screens = await choosingScreens(request, base, language);
          const departure = screens[3].url.replace(/cabins\?.*/, 'passengers?cabins=none:2');
          for (const url of [...screens.map((screen) => screen.url), departure]) {
            await page.goto(url);
            await expect.poll(isTakenOver, url).toBe(true);
          }
        }
        expect(said).toEqual([]);
      });
    }
  });
}

for (const [late, what] of [
  ['passengers-container', '**/assets/passengers-container*.js'],
  ['data', '**/api/v1/departures/**'],
  ['cabins-container', '**/assets/cabins-container*.js'],
] as const) {
  test(`a screen is there once, also where its ${late} comes after it has said that it loads`, async ({ page, request }) => {
    const cabins = (await choosingScreens(request, '', 'en'))[3].url;
    const { said, isTakenOver } = await watchTakeover(page);
    await page.route(what, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      await route.fallback();
    });
    await page.goto(late === 'cabins-container' ? cabins : cabins.replace(/cabins\?.*/, 'passengers?cabins=none:2'));
    await expect.poll(isTakenOver).toBe(true);
    for (const each of ['h1', 'header', 'main']) await expect(page.locator(each)).toHaveCount(1);
    await expect(page.locator('head > title')).toHaveCount(1);
    expect(said).toEqual([]);
  });
}

test('a frame that says nothing of itself to the server still gets its layout: the page is rendered anew', async ({ page, request }) => {
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
  await expect(frame.locator(firstDay).first()).toBeVisible();
  await expect(frame.locator('header')).toHaveCount(0);
});

test('a tap on a day before the scripts are there chooses it', async ({ page, request }) => {
  const [, dateScreen] = await choosingScreens(request, '', 'en');
  let blocked = true;
  await page.route('**/assets/*.js', (route) => (blocked ? route.abort() : route.continue()));
  await page.goto(dateScreen.url);
  await page.locator(firstDay).first().click();
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  blocked = false;
  await page.reload();
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
});

for (const { brand, base, language } of brands) {
  test(`${brand}: nothing moves when the app takes over`, async ({ page, request }) => {
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
      await page.waitForLoadState('networkidle');
      await expectNoShift(page, name);
    }
  });

  for (const delay of [0, 300]) {
    test(`${brand}: nothing moves when the data, which the server did not have, comes ${delay} ms late`, async ({ page }) => {
      await mockBackend(page);
      await page.route('**/api/v1/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.fallback();
      });
      await recordShifts(page);
      for (const path of [`/tours/${tour.id}`, `/tours/${tour.id}/date/${date}`, `/departures/${departure.id}/cabins`]) {
        await page.goto(`${base}${path}?locale=${language}`);
        await expect(page.locator(content).first()).toBeVisible();
        await expectNoShift(page, path);
      }
    });
  }
}
