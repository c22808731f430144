import { expect } from '@playwright/test';
import { choosing } from '../pages/choosing.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

test("embedded in a partner's page: date, ship and cabins in the frame, 'Start booking' in a new window of the full shell", async ({
  page,
}) => {
  const words = wordsOf('en');
  await page.goto('/brand/boatbiketours/en/article?cid=campaign-7');
  const element = page.locator('iframe');
  await element.scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  const choose = choosing(frame, words);
  await choose.takeFirstAvailableDay();

  // The header is hidden when embedded; the host page follows the height of the content.
  await expect(frame.locator('header')).toHaveCount(0);
  await expect
    .poll(async () => {
      const content = await frame.locator('html').evaluate((root) => root.scrollHeight);
      const box = await element.boundingBox();
      return Math.abs((box?.height ?? 0) - content);
    })
    .toBeLessThanOrEqual(2);

  await choose.next();
  await choose.takeShip();
  await choose.next();
  await choose.takeCabinForTwo();
  const opened = page.waitForEvent('popup');
  await choose.startBooking();
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
