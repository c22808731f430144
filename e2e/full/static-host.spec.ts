import { expect } from '@playwright/test';
import { choosing } from '../pages/choosing.ts';
import { date, departure, mockBackend, tour } from '../pages/mock-backend.ts';
import { content } from '../pages/screens.ts';
import { expectNoShift, recordShifts } from '../pages/shifts.ts';
import { startStaticHost } from '../pages/static-host.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// Both builds behind a plain file server: no configuration, no server rendering.
let host: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeAll(async () => {
  host = await startStaticHost();
});
test.afterAll(() => host.stop());

const words = wordsOf('en');
const screens = [`/tours/${tour.id}`, `/tours/${tour.id}/date/${date}`, `/departures/${departure.id}/cabins`];

for (const base of ['', '/islandhopping', '/frame', '/islandhopping/frame']) {
  test(`${base || '/'}: a neutral skeleton stands before any script has run, and nothing moves when the app takes over`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(`${host.origin}${base}${screens[0]}`);
    await expect(bare.locator('.boot-block')).toBeVisible();
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

test('a live-chat widget is offered for the main brand only, and loaded when it is asked for', async ({ page }) => {
  const chat = { orgId: '00D', deploymentName: 'Web', siteUrl: 'https://chat.test/site', scrt2Url: 'https://chat.test' };
  const configured = await startStaticHost({ chat });
  const asked: string[] = [];
  await mockBackend(page);
  await page.route('https://chat.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  const start = page.getByRole('button', { name: words.text('common', 'help.chat') }).filter({ visible: true });
  await page.goto(`${configured.origin}/islandhopping${screens[0]}`);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(start).toHaveCount(0);
  await page.goto(`${configured.origin}${screens[0]}`);
  await expect(start.first()).toBeVisible();
  expect(asked).toEqual([]);
  await start.first().click();
  await expect.poll(() => asked).toEqual(['https://chat.test/site/assets/js/bootstrap.min.js']);
  // Nobody else is told of an address that opens personal data.
  await page.goto(`${configured.origin}/bookings/00000000-0000-4000-8000-000000000004/payment`);
  await expect(page.getByText(words.text('common', 'help.title')).first()).toBeAttached();
  await expect(page.getByRole('button', { name: words.text('common', 'help.chat') })).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('start-chat')));
  expect(asked).toHaveLength(1);
  await configured.stop();
});

test('without any configuration the choosing works to the passengers', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await mockBackend(page);
  const choose = choosing(page, words);
  await page.goto(`${host.origin}/tours/${tour.id}`);
  await choose.toPassengers();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));
  expect(faults).toEqual([]);
});
