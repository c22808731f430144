import { type BrowserContext, expect, type Page } from '@playwright/test';
import { checkout } from '../pages/checkout.ts';
import { coupon, date, departure, mockBackend, tour } from '../pages/mock-backend.ts';
import { openSummary } from '../pages/summary.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// Passing the trip on: an address that holds the choice and nothing personal. SHELL-32, SHELL-33.
const visitor = 'cid=secret-cid&utm_source=mail&gclid=x1';
const sister = { ...departure, id: 'sister', ship_id: 'ship-2', ship_name: 'Zwaan', voucher: null };

/** Copies the link of the step that is shown; the address without its origin. */
async function copiedFrom(page: Page, context: BrowserContext, language: 'en' | 'nl' | 'de'): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = wordsOf(language);
  await openSummary(page, words);
  await page.getByRole('button', { name: words.text('share', 'copy') }).click();
  await expect(page.getByRole('button', { name: words.text('share', 'copied') })).toBeVisible();
  const { origin } = new URL(page.url());
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.slice(0, origin.length)).toBe(origin);
  return copied.slice(origin.length);
}

test('from the ship step the link leads another browser to the ship that was chosen', async ({ page, context, browser }) => {
  await mockBackend(page, { departures: [departure, sister] });
  await page.goto(`/tours/${tour.id}/date/${date}?party=3&departure=sister&${visitor}`);
  const copied = await copiedFrom(page, context, 'en');
  expect(copied).toBe(`/tours/${tour.id}/date/${date}?party=3&departure=sister&locale=en`);

  const other = await (await browser.newContext()).newPage();
  await mockBackend(other, { departures: [departure, sister] });
  await other.goto(new URL(copied, page.url()).href);
  await expect(other.getByRole('button', { name: /: Zwaan$/ })).toHaveAttribute('aria-pressed', 'true');
  await other.context().close();
});

for (const language of ['nl', 'de'] as const) {
  test(`from the cabins it follows the choice, in the language of the page: ${language}`, async ({ page, context }) => {
    await mockBackend(page);
    await page.goto(`/islandhopping/departures/${departure.id}/cabins?cabins=cabin-a-b:2&party=2&locale=${language}&${visitor}`);
    const choice = (cabins: string) =>
      `/islandhopping/departures/${departure.id}/cabins?cabins=cabin-a-b:${cabins}&party=2&locale=${language}`;
    expect(await copiedFrom(page, context, language)).toBe(choice('2'));
    await page.getByRole('article').getByRole('combobox').selectOption('2');
    await expect(page).toHaveURL(/cabins=cabin-a-b:2,2/);
    // Of another choice nothing has been copied yet.
    await expect(page.getByRole('button', { name: wordsOf(language).text('share', 'copied') })).toHaveCount(0);
    expect(await copiedFrom(page, context, language)).toBe(choice('2,2'));
  });
}

test('from the checkout the link leads to the cabins: who travels, a coupon and where the visitor came from stay here', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  await mockBackend(page, { voucher: coupon });
  await page.goto(`/departures/${departure.id}/passengers?cabins=cabin-a-b:2&tours=x.1:y&party=2&${visitor}`);
  const check = checkout(page, words);
  await check.fillPassengers();
  await openSummary(page, words);
  await check.enterCoupon('SEA10');
  await expect(page.getByRole('button', { name: words.text('checkout', 'coupon.remove') })).toBeVisible();
  const shared = `/departures/${departure.id}/cabins?cabins=cabin-a-b:2&party=2&tours=x.1:y&locale=en`;
  expect(await copiedFrom(page, context, 'en')).toBe(shared);
  await check.toConfirmation();
  expect(await copiedFrom(page, context, 'en')).toBe(shared);
});

test('in a frame there is nothing to share: the visitor’s page is its host’s', async ({ page }) => {
  await mockBackend(page);
  await page.goto(`/frame/departures/${departure.id}/cabins?cabins=cabin-a-b:2&party=2`);
  await expect(page.getByRole('article').getByRole('combobox')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: wordsOf('en').text('share', 'copy') })).toHaveCount(0);
});
