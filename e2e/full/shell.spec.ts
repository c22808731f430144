import { expect, test } from '@playwright/test';
import { getWords } from '../pages/words.ts';

// End to end, since the built files must run this far in such a browser.
test('a browser without toSorted gets a page that says so, in the language (SHELL-7, ERR-23)', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.goto('/tours/x?locale=nl');
  const texts = getWords('nl');
  await expect(page.getByText(texts.text('common', 'unsupportedBrowser.title'))).toBeVisible();
  await expect(page.getByText(texts.text('common', 'unsupportedBrowser.text'))).toBeVisible();
});
