import { expect } from '@playwright/test';
import { date, departure, mockBackend, tour } from '../pages/mock-backend.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// What surrounds every selection screen, in both shells.
const words = wordsOf('en');

test('the frame has the same steps under frame/tour and frame/tours', async ({ page }) => {
  await mockBackend(page);
  await page.goto(`/frame/tour/${tour.id}?party=3`);
  await expect(page).toHaveURL(/\/frame\/tours\/x\.1:y\?.*party=3/);
  for (const step of [`tours/${tour.id}/date/${date}`, `departures/${departure.id}/cabins`]) {
    await page.goto(`/islandhopping/frame/${step}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-embedded', 'true');
  }
});

test('bookings/{booking} redirects to payment', async ({ page }) => {
  await page.goto('/bookings/00000000-0000-4000-8000-000000000000?locale=de');
  await expect(page).toHaveURL(/\/bookings\/00000000-0000-4000-8000-000000000000\/payment\?locale=de/);
});

test('a fault of our own shows Unexpected Application Error! and a way on', async ({ page }) => {
  let broken = true;
  await mockBackend(page);
  const body = "export const CabinsContainer = () => { throw new Error('broken'); };";
  await page.route('**/assets/cabins-container*.js', (route) =>
    broken ? route.fulfill({ contentType: 'text/javascript', body }) : route.continue(),
  );
  await page.goto(`/departures/${departure.id}/cabins`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('common', 'error.unexpected'));
  await expect(page.getByRole('link', { name: words.text('common', 'home') }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.text('common', 'retry') })).toBeVisible();
  broken = false;
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a browser without toSorted gets a page that says so, in the language', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.goto('/tours/x?locale=nl');
  const texts = wordsOf('nl');
  await expect(page.getByText(texts.text('common', 'unsupportedBrowser.title'))).toBeVisible();
  await expect(page.getByText(texts.text('common', 'unsupportedBrowser.text'))).toBeVisible();
});

test('every step shows a booking summary with a running price and a help block', async ({ page }) => {
  await mockBackend(page);
  for (const [base, brand] of [
    ['', 'boatbiketours'],
    ['/islandhopping', 'islandhopping'],
  ]) {
    for (const step of [`tours/${tour.id}?date=${date}`, `tours/${tour.id}/date/${date}`, `departures/${departure.id}/cabins`]) {
      await page.goto(`${base}/${step}`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand ?? '');
      await expect(page.getByText(departure.ship_name).first()).toBeAttached();
      await expect(page.getByText(words.text('common', 'help.title')).first()).toBeAttached();
      await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
      await expect(page.locator('a[href*="wa.me"]').first()).toBeAttached();
      await expect(page.getByText(words.text('common', 'help.contactForm')).first()).toBeAttached();
      await expect(page.getByText(words.text('common', 'help.faq')).first()).toBeAttached();
    }
  }
});
