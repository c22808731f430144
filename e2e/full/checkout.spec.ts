import { expect } from '@playwright/test';
import { checkout, contact } from '../pages/checkout.ts';
import { bike, coupon, departure, endpointOf, mockBackend, products } from '../pages/mock-backend.ts';
import { shown, shownText } from '../pages/shown.ts';
import { openSummary } from '../pages/summary.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// Rules of the passenger and the confirmation step, against a mock backend.
const words = wordsOf('en');
const passengers = `/departures/${departure.id}/passengers?cabins=cabin-a-b:2&tours=x.1:y&party=2`;
const map = { ...bike, id: 'map000000000000001', name: 'Route map', unit_price: 12.5, passenger_product: false };

test('the side panel holds the booking summary and the coupon widget', async ({ page }) => {
  await mockBackend(page, { voucher: coupon });
  let known = false;
  await page.route('**/voucher?**', (route) => (known ? route.fallback() : route.fulfill({ status: 422, json: {} })));
  await page.goto(passengers);
  await openSummary(page, words);
  await page.getByRole('button', { name: words.text('checkout', 'coupon.question') }).click();
  const field = page.getByLabel(words.text('checkout', 'coupon.label'));
  const apply = page.getByRole('button', { name: words.text('checkout', 'coupon.apply') });

  // Failure shows 'Invalid voucher code', and keeps what was typed.
  await field.fill('SEA');
  await apply.click();
  await expect(shownText(page, words.text('formErrors', 'voucher-invalid'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('voucher'))).toBeNull();

  // Success stores the voucher code and closes the editor; the price follows: 10 % of 4,099 less, and 51 of the departure's own.
  known = true;
  await field.fill('SEA10');
  await apply.click();
  await expect(field).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('voucher'))).toContain('"value":"SEA10"');
  await expect(shownText(page, /^€3,638\.10$/)).toBeVisible();
  await page.reload();
  await openSummary(page, words);
  await page.getByRole('button', { name: words.text('checkout', 'coupon.remove') }).click();
  await expect(shownText(page, /^€4,048(\.00)?$/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('voucher'))).toBeNull();
});

test('Back goes to the cabins keeping tours; Next to the confirmation carrying the query string, and back with it', async ({ page }) => {
  await mockBackend(page, { products: { ...products, other: [map] } });
  await page.goto(passengers);
  const back = shown(page.getByRole('link', { name: words.text('common', 'back'), exact: true }));
  await expect(back).toHaveAttribute('href', /\/departures\/\w+\/cabins\?/);
  for (const part of [/tours=x\.1:y/, /cabins=cabin-a-b:2/]) await expect(back).toHaveAttribute('href', part);
  const check = checkout(page, words);
  await check.fillPassengers();
  await check.toConfirmation();
  await expect(page).toHaveURL(/\/confirmation\?.*cabins=cabin-a-b:2/);
  await expect(page).toHaveURL(/tours=x\.1:y/);
  await expect(back).toHaveAttribute('href', /\/passengers\?.*cabins=cabin-a-b:2.*tours=x\.1:y/);

  // A quantity from 0 up to the number of passengers; each is in the total at once, and stays over a reload.
  const more = page.getByRole('button', { name: new RegExp(`^One more: .*${map.name}`) });
  await more.click();
  await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(shownText(page, /^€4,073(\.00)?$/)).toBeVisible();
  await page.reload();
  await expect(shownText(page, /^€4,073(\.00)?$/)).toBeVisible();
});

test('while booking Creating your booking shows; on failure Something went wrong, logged, with a way back to the cabins', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const id = '00000000-0000-4000-8000-000000000001';
  await mockBackend(page, { booking: { status: 'failed', id, error: 'no cabin left' } });
  let answer: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/bookings', async (route) => {
    if (endpointOf(route.request().url())) return route.fallback();
    await asked;
    return route.fulfill({ status: 201, json: { id, status: 'pending' } });
  });
  await page.goto(passengers);
  const check = checkout(page, words);
  await check.fillPassengers();
  await check.toConfirmation();
  await check.acceptTerms();
  await check.book();
  await expect(shownText(page, words.text('confirmation', 'booking'))).toBeVisible();
  answer();
  await expect(shownText(page, words.text('confirmation', 'failed'))).toBeVisible();
  await expect(page.getByRole('link', { name: words.text('confirmation', 'toCabins') }).first()).toHaveAttribute(
    'href',
    /\/cabins\?.*cabins=cabin-a-b:2/,
  );
  expect(logged.join()).toContain('no cabin left');
});

test('after a refused submit the first wrong field and its error are seen, above the bar of a low window', async ({ page }) => {
  await mockBackend(page);
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto(passengers);
  const next = shown(page.getByRole('button', { name: words.text('checkout', 'passengers.next') }));
  for (const name of ['firstName', 'bodyHeight', 'city']) {
    await next.click();
    const field = page.locator('#passenger-0').getByLabel(words.text('checkout', `field.${name}`), { exact: true });
    await expect(field).toBeFocused();
    const error = page.locator(`#${await field.getAttribute('id')}-error`);
    await expect(error).toBeInViewport({ ratio: 1 });
    const [tooltip, bar] = [await error.boundingBox(), await next.boundingBox()];
    expect((tooltip?.y ?? 0) + (tooltip?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    // On to the next one: everything before it is filled in.
    if (name === 'firstName') {
      await field.fill('Ann');
      await page.locator('#passenger-0').getByLabel(words.text('checkout', 'field.lastName')).fill('Example');
      for (const [part, value] of Object.entries({ day: '29', month: '02', year: '1980' }))
        await page
          .locator('#passenger-0')
          .getByLabel(words.text('checkout', `birthDate.${part}`), { exact: true })
          .fill(value);
      await page.locator('#passenger-0').getByLabel(words.text('checkout', 'field.gender')).selectOption('Female');
    } else if (name === 'bodyHeight') {
      await field.fill('172');
      for (const [key, value] of Object.entries(contact))
        if (key !== 'city')
          await page
            .locator('#passenger-0')
            .getByLabel(words.text('checkout', `field.${key}`), { exact: true })
            .fill(value);
      await page.locator('#passenger-0').getByLabel(words.text('checkout', 'field.country')).selectOption('NL');
    }
  }
});

test('a suggestion places the whole party with one click, at the price that it says; before it nothing is chosen', async ({ page }) => {
  await mockBackend(page);
  await page.goto(`/departures/${departure.id}/cabins?party=5`);
  const take = page.getByRole('button', { name: new RegExp(words.text('cabins', 'suggestion.take')) });
  await expect(take).toHaveCount(1);
  expect(page.url()).not.toContain('cabins=');
  // Three in one and two in another cabin, or four and none alone: the mock's cabins take two to four, all at one price.
  await expect(page.getByText('1 × Cabin "A" for 3 persons')).toBeVisible();
  await take.click();
  await expect(page).toHaveURL(/cabins=cabin-a-b:3,2/);
  const price = await page
    .locator('section li')
    .filter({ hasText: words.text('cabins', 'suggestion.cheapest') })
    .getByText(/^€/)
    .textContent();
  await expect(shownText(page, price ?? '')).toBeVisible();
  await expect(page.getByText(words.text('cabins', 'allPlaced_other'))).toBeVisible();
});
