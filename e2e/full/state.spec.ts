import { expect } from '@playwright/test';
import { checkout, guests } from '../pages/checkout.ts';
import { choosing } from '../pages/choosing.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

const tour = '/tours/a0A7T000001AbCdUAK';

test('nothing typed is lost: not by reload, by back and forward, nor by a language switch', async ({ page }) => {
  const words = wordsOf('en');
  const choose = choosing(page, words);
  await page.goto(tour);
  await choose.toPassengers();
  await checkout(page, words).fillPassengers();

  const first = page.locator('#passenger-0').getByLabel(words.text('checkout', 'field.firstName'));
  await expect(first).toHaveValue(guests[0].firstName);
  await page.reload();
  await expect(first).toHaveValue(guests[0].firstName);

  await page.goBack();
  await expect(page).toHaveURL(/\/cabins\?.*cabins=/);
  await page.goForward();
  await expect(first).toHaveValue(guests[0].firstName);

  await page.goto(page.url().replace(/locale=\w+/, 'locale=nl'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('nl').text('checkout', 'passengers.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('#passenger-0').getByLabel(wordsOf('nl').text('checkout', 'field.firstName'))).toHaveValue(guests[0].firstName);
});

test('the locale stays in the address on every internal navigation', async ({ page }) => {
  const choose = choosing(page, wordsOf('de'));
  await page.goto(`${tour}?locale=de-AT`);
  await choose.takeFirstAvailableDay();
  await choose.next();
  await expect(page).toHaveURL(/\/date\/.*locale=de(&|$)/);
});

test('an address that nothing stands behind says 404 and Page not found', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText(wordsOf('en').text('errors', 'page-not-found')).first()).toBeVisible();
  await page.goto('/departures/a0D000000000000000/cabins');
  await expect(page.getByText(wordsOf('en').text('errors', 'departure-not-found')).first()).toBeVisible();
});
