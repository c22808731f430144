import { expect } from '@playwright/test';
import {
  bookings,
  confirmation,
  firstName,
  insurance,
  map,
  meanwhile,
  offered,
  passengers,
  toConfirmation,
  words,
} from '../pages/answered-booking.ts';
import { checkout } from '../pages/checkout.ts';
import { coupon, departure, mockBackend } from '../pages/mock-backend.ts';
import { shown, shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// What was entered is neither lost nor mixed up: with a second tab, by a reload, with a coupon that cannot be checked, and cleared when asked.
test('two tabs: what the other has changed is shown and asked about, and nobody else is booked', async ({ page, context }) => {
  await mockBackend(page);
  const bodies = await bookings(page, () => ({ status: 422, json: {} }));
  const check = await toConfirmation(page);
  const travellers = page.getByRole('region', { name: confirmation('travellers') });
  await expect(travellers).toContainText('Ann Example');

  const other = await context.newPage();
  await mockBackend(other);
  await other.goto(passengers);
  await firstName(other, 0).fill('Zoe');
  await checkout(other, words).toConfirmation();
  await expect(other.getByRole('region', { name: confirmation('travellers') })).toContainText('Zoe Example');

  // Here Ann is still shown, and nothing is booked before the visitor has decided.
  await check.acceptTerms();
  await check.book();
  await expect(page.getByText(meanwhile('changed'))).toBeVisible();
  await expect(page.getByText('First name: Ann → Zoe')).toBeVisible();
  await expect(travellers).toContainText('Ann Example');
  expect(bodies).toHaveLength(0);
  await page.getByRole('button', { name: meanwhile('keep') }).click();
  await check.book();
  await expect(shownText(page, confirmation('refusedText'))).toBeVisible();
  expect(bodies.map((body) => body.passengers[0]?.firstName)).toEqual(['Ann']);

  // The other tab is asked in its turn.
  await other.bringToFront();
  await expect(other.getByText('First name: Zoe → Ann')).toBeVisible();
  await other.getByRole('button', { name: meanwhile('take') }).click();
  await expect(other.getByRole('region', { name: confirmation('travellers') })).toContainText('Ann Example');
});

test('two tabs on the passengers: what the other has typed is not written over', async ({ page, context }) => {
  await mockBackend(page);
  await page.goto(passengers);
  await firstName(page, 0).fill('Ann');
  await page.waitForFunction(() => localStorage.getItem('unvalidated')?.includes('Ann'));
  const other = await context.newPage();
  await mockBackend(other);
  await other.goto(passengers);
  await expect(firstName(other, 0)).toHaveValue('Ann');
  await firstName(other, 1).fill('Bo');
  await other.waitForFunction(() => localStorage.getItem('unvalidated')?.includes('Bo'));

  await expect(page.getByText(meanwhile('changed'))).toBeVisible();
  await firstName(page, 0).fill('Anna');
  await shown(page.getByRole('button', { name: words.text('checkout', 'passengers.next') })).click();
  expect(await page.evaluate(() => localStorage.getItem('unvalidated'))).toContain('Bo');
  await page.getByRole('button', { name: meanwhile('take') }).click();
  await expect(firstName(page, 1)).toHaveValue('Bo');
  await expect(firstName(page, 0)).toHaveValue('Ann');
  await expect(page.getByText(meanwhile('changed'))).toHaveCount(0);
});

test('ticks and quantities outlast a reload and a change of language', async ({ page }) => {
  await mockBackend(page, { products: offered });
  const check = await toConfirmation(page);
  await insurance(page).check();
  await check.acceptTerms(['general', 'cancellation']);
  await page.getByRole('button', { name: new RegExp(`^One more: .*${map.name}`) }).click();
  for (const [language, locale] of [
    ['en', 'en'],
    ['nl', 'nl'],
  ] as const) {
    await page.goto(page.url().replace(/locale=\w+/, `locale=${locale}`));
    const texts = wordsOf(language);
    await expect(page.getByRole('checkbox', { name: new RegExp(texts.text('confirmation', 'insuranceTake')) })).toBeChecked();
    await expect(page.getByLabel(texts.text('confirmation', 'term.general'))).toBeChecked();
    await expect(page.getByLabel(texts.text('confirmation', 'term.cancellation'))).toBeChecked();
    await expect(page.getByLabel(texts.text('confirmation', 'term.consumer'))).not.toBeChecked();
    // 4,048, the insurance of 100 and a map.
    await expect(shownText(page, /4[.,]160,50|4,160\.50/)).toBeVisible();
  }
});

test('a coupon that cannot be checked holds the booking back: checked again, or given up by the visitor', async ({ page }) => {
  await mockBackend(page, { voucher: coupon });
  const bodies = await bookings(page, () => ({ status: 422, json: {} }));
  let works = false;
  await page.route('**/voucher?**', (route) => (works ? route.fallback() : route.fulfill({ status: 500, body: 'no' })));
  await page.goto(passengers);
  const check = checkout(page, words);
  await check.fillPassengers();
  const stored = { [departure.id]: { savedAt: Date.now(), revision: 1, value: 'SEA10' } };
  await page.evaluate((text) => localStorage.setItem('voucher', text), JSON.stringify(stored));
  await check.toConfirmation();
  await check.acceptTerms();
  await check.book();
  // While it is looked up again and again, the page says so.
  await expect(page.getByText(meanwhile('couponChecking').replace('{{code}}', 'SEA10')).last()).toBeVisible();
  await expect(page.getByText(meanwhile('couponUnknown').replace('{{code}}', 'SEA10'))).toBeVisible({ timeout: 20_000 });
  await check.book();
  expect(bodies).toHaveLength(0);

  works = true;
  await page.getByRole('button', { name: meanwhile('couponRetry') }).click();
  // 10 % of 4,099 less, and 51 of the departure's own.
  await expect(shownText(page, /€3,638\.10$/)).toBeVisible();
  await check.book();
  await expect.poll(() => bodies.map(({ voucher }) => voucher)).toEqual(['SEA10']);
});

test('clearing the details leaves the focus on the page, and nothing of anybody in storage', async ({ page }) => {
  await mockBackend(page);
  const bodies = await bookings(page, () => null);
  const check = await toConfirmation(page);
  await check.acceptTerms();
  await check.book();
  await expect(shownText(page, confirmation('unknownText'))).toBeVisible();
  expect(bodies).toHaveLength(1);
  await page.goto(passengers);
  const clear = page.getByRole('button', { name: words.text('checkout', 'passengers.clear') });
  await clear.click();
  await page.getByRole('button', { name: words.text('checkout', 'passengers.clearConfirm') }).click();
  await expect(firstName(page, 0)).toHaveValue('');
  await expect(clear).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
