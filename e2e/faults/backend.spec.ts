import { expect, type Page } from '@playwright/test';
import { checkout } from '../pages/checkout.ts';
import { choosing } from '../pages/choosing.ts';
import { paying } from '../pages/paying.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { tourOf } from '../pages/tours.ts';
import { withoutPageData } from '../pages/without-data.ts';
import { wordsOf } from '../pages/words.ts';

const words = wordsOf('en');

async function toConfirmation(page: Page, tour: string): Promise<void> {
  const choose = choosing(page, words);
  const check = checkout(page, words);
  await page.goto(tour);
  await choose.toPassengers();
  await check.fillPassengers();
  await check.toConfirmation();
  await check.acceptTerms();
}

test('a lost answer, then a retry after a reload, make one booking', async ({ page }, info) => {
  const keys: string[] = [];
  let lost = false;
  await page.route('**/api/v1/bookings', async (route) => {
    const body = route.request().postDataJSON() as { idempotency_key: string };
    keys.push(body.idempotency_key);
    if (lost) return route.continue();
    lost = true;
    // The backend makes the booking, but its response never arrives.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await toConfirmation(page, tourOf('lostAnswer', info));
  await checkout(page, words).book();
  await expect(page.getByText(words.text('confirmation', 'unknownText'))).toBeVisible();
  // The cabins may show as sold out by now, because this booking took them.
  await page.route('**/api/v1/departures/*/cabins', async (route) => {
    const types = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: types.map((type) => ({ ...type, count: 0, available_count: 0 })) });
  });
  await page.reload();
  await expect(page.getByText(words.text('confirmation', 'openText'))).toBeVisible();
  await checkout(page, words).book();
  await paying(page, words).expectPaymentPage();
  expect(new Set(keys).size).toBe(1);
});

test('a double click books once', async ({ page }, info) => {
  const ids = new Set<string>();
  page.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/v1/bookings'))
      ids.add(((await response.json()) as { id: string }).id);
  });
  await toConfirmation(page, tourOf('doubleClick', info));
  await shown(page.getByRole('button', { name: new RegExp(words.text('confirmation', 'book')) })).dblclick();
  await paying(page, words).expectPaymentPage();
  expect(ids.size).toBe(1);
});

test('a malformed answer and a 4xx each show what is missing and a retry that works', async ({ page }) => {
  let broken = true;
  await withoutPageData(page);
  await page.route('**/api/v1/tours', (route) => (broken ? route.fulfill({ json: { data: [{ id: 'x', name: 'X' }] } }) : route.continue()));
  await page.goto('/tours?all=1');
  await expect(
    page
      .getByText(words.text('errors', 'tour-data-failed'))
      .or(page.getByText(words.text('errors', 'malformed-answer')))
      .first(),
  ).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: words.text('common', 'retry') }).click();
  await expect(page.locator('a[href*="/tours/"]').first()).toBeVisible();
});

test('with storage blocked the flow still works in that page', async ({ page }, info) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await toConfirmation(page, tourOf('blockedStorage', info));
  await checkout(page, words).book();
  await paying(page, words).expectPaymentPage();
});
