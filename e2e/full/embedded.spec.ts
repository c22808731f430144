import { expect } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

test("embedded in a partner's page: date, ship and cabins in the frame, 'Start booking' in a new window of the full shell (EMBED-5, EMBED-8, EMBED-10, EMBED-14, EMBED-15, CABIN-23, CABIN-24)", async ({
  page,
}) => {
  const words = getWords('en');
  await page.goto('/brand/boatbiketours/en/article?cid=campaign-7');
  const element = page.locator('iframe').first();
  await element.scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe').first();
  const step = journey(frame, words);
  await step.takeFirstAvailableDay();

  // The header is hidden when embedded; the host page follows the height of the content.
  await expect(frame.locator('header')).toHaveCount(0);
  await expect
    .poll(async () => {
      const content = await frame.locator('html').evaluate((root) => root.scrollHeight);
      const box = await element.boundingBox();
      return Math.abs((box?.height ?? 0) - content);
    })
    .toBeLessThanOrEqual(2);

  await step.pressNext();
  await step.takeShip();
  await step.pressNext();
  await step.takeCabinForTwo();
  const opened = page.waitForEvent('popup');
  await step.startBooking();
  const full = await opened;
  await full.waitForLoadState();
  const address = new URL(full.url());
  expect(address.pathname).toMatch(/^\/departures\/\w+\/passengers$/);
  expect(address.searchParams.getAll('cabins')).toHaveLength(1);
  expect(address.searchParams.get('locale')).toBe('en');
  expect(address.searchParams.get('cid')).toBe('campaign-7');
  await expect(full.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));
  await expect(full.locator('header')).toHaveCount(1);
});

test(
  'an article has the tool twice, in two languages, each as high as its own content (EMBED-9, EMBED-19)',
  onlyFull(),
  async ({ page }) => {
    await page.goto('/brand/boatbiketours/nl/article');
    for (const [index, language] of (['nl', 'de'] as const).entries()) {
      const element = page.locator('iframe').nth(index);
      await element.scrollIntoViewIfNeeded();
      const frame = page.frameLocator('iframe').nth(index);
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(getWords(language).text('tourDate', 'title'));
      await expect
        .poll(async () => {
          const content = await frame.locator('#app').evaluate((app) => Math.ceil(app.getBoundingClientRect().height - 1 / 128));
          return (await element.evaluate((iframe) => iframe.clientHeight)) - content;
        })
        .toBe(0);
    }
  },
);

test('a plain iframe with a listener of the host page is as high as its content (EMBED-9)', onlyFull(), async ({ page }) => {
  await page.goto('/brand/islandhopping/en/plain-frame');
  const frame = page.frameLocator('.plain-frame');
  await expect(frame.locator('[role=gridcell]').first()).toBeVisible();
  await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
  await expect(page.locator('.plain-frame')).not.toHaveCSS('height', '640px');
});

test('the self-test of a host page reports what works there (BACK-3)', onlyFull(), async ({ page }) => {
  await page.goto('/brand/boatbiketours/en/embed-check');
  const finding = (name: string) => page.locator('booking-embed-check').locator(`dt:text-is("${name}") + dd`);
  await expect(finding('Policy')).toHaveAttribute('data-verdict', 'ok');
  await expect(finding('Height')).toHaveAttribute('data-verdict', 'ok');
  await expect(finding('Storage')).toHaveAttribute('data-verdict', 'ok');
  await expect(finding('Cookies')).toHaveAttribute('data-verdict', 'ok');
  await expect(finding('Origin')).toContainText('the same origin');
  await expect(finding('Windows')).toHaveAttribute('data-verdict', 'note');
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe[title="Storage and windows"]').getByRole('link').click();
  await opened;
  await expect(finding('Windows')).toHaveAttribute('data-verdict', 'ok');
  await expect(finding('Storage')).toContainText('shares it');
});
