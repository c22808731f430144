import { expect } from '@playwright/test';
import { mockBackend } from '../pages/mock-backend.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

const words = wordsOf('en');

test.describe('tour list', () => {
  const list = [
    { id: 'a', name: 'Amsterdam – Bruges', duration: 8 },
    { id: 'b', name: 'Bruges – Köln by barge', duration: 1 },
  ];

  test('the search splits on whitespace and keeps tours whose name contains every word, case-insensitive; each card links to its tour', async ({
    page,
  }) => {
    await mockBackend(page, { tours: { data: list } });
    await page.goto('/tours?all');
    const cards = page.locator('main li');
    await expect(cards).toHaveCount(2);
    await page.getByPlaceholder(words.text('tours', 'search')).fill('  koln   BRUGES ');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('1 day');
    await cards.getByRole('link').click();
    await expect(page).toHaveURL(/\/tours\/b(\?|$)/);
  });

  test("without 'all' the browser is sent to the brand's home site for the current language; so does Back to home", async ({ page }) => {
    for (const address of ['/?locale=nl', '/tours?locale=nl']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/brand\/boatbiketours\/nl$/);
    }
    await page.goto('/islandhopping/tours');
    await expect(page).toHaveURL(/\/brand\/islandhopping\/en$/);
    await page.goto('/tours?all&locale=de');
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', /\/brand\/boatbiketours\/de$/);
  });

  test('tourId leads to the tours joined by a colon, with the locale when lang is present', async ({ page }) => {
    await mockBackend(page);
    await page.goto('/?tourId=x.1&tourId=y&lang=nl');
    await expect(page).toHaveURL(/\/tours\/x\.1:y\?locale=nl(&|$)/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('nl').text('tourDate', 'title'));
  });
});
