import { expect } from '@playwright/test';
import { checkout } from '../pages/checkout.ts';
import { choosing } from '../pages/choosing.ts';
import { departure, mockBackend } from '../pages/mock-backend.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

const words = wordsOf('en');

test("the choosing and the passengers work on a mock backend's odd but legal data", async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await mockBackend(page);
  const choose = choosing(page, words);
  await page.goto('/tours/x.1:y');
  await choose.takeFirstAvailableDay();
  await choose.next();

  // A ship without ports, text and pictures; the one without availability is not offered.
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(words.text('ship', 'unknown')).first()).toBeVisible();
  await expect(page.getByText(departure.tour_name).first()).toBeAttached();
  await choose.next();

  await expect(page).toHaveURL(/\/departures\/00123456789012345678\/cabins\?.*tours=x\.1:y/);
  await choose.takeCabinForTwo();
  await choose.startBooking();
  await expect(page).toHaveURL(/cabins=cabin-a-b:2/);

  const check = checkout(page, words);
  await check.fillPassengers();
  await check.toConfirmation();
  // 2 × 2049.50 less 2 × 25.50; no guarantee fund, no insurance, no extras.
  await expect(shown(page.getByText(/^€4,048(\.00)?$/))).toBeVisible();
  expect(faults).toEqual([]);
});
