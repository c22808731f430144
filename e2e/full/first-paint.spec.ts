import { expect, test } from '@playwright/test';
import { brands, choosingScreens, content } from '../pages/screens.ts';
import { expectNoShift, recordShifts } from '../pages/shifts.ts';
import { wordsOf } from '../pages/words.ts';

for (const { brand, base, language } of brands) {
  test(`${brand}: the header, the heading in the language and the frame stand before any script has run`, async ({ browser, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const { url, title, name } of await choosingScreens(request, base, language)) {
      await page.goto(url);
      await expect(page.locator('html'), name).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language).text(title[0], title[1]));
      if (name === 'date') await expect(page.locator('[aria-busy=true]')).toBeVisible();
      if (name !== 'tour list') await expect(page.getByRole('navigation')).toBeVisible();
    }
    await context.close();
  });

  for (const delay of [0, 300]) {
    test(`${brand}: nothing moves when the app takes over, nor when the data comes after ${delay} ms`, async ({ page, request }) => {
      await page.route('**/api/v1/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      await recordShifts(page);
      for (const { url, name } of await choosingScreens(request, base, language)) {
        await page.goto(url);
        await expect(page.locator(content).first()).toBeVisible();
        await expectNoShift(page, name);
      }
    });
  }
}
