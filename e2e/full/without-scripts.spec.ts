import { expect, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { bookableDay } from '../pages/journey.ts';
import { brands, choosingScreens, expectScreen } from '../pages/screens.ts';
import { shown } from '../pages/shown.ts';
import { getWords, languages } from '../pages/words.ts';

for (const { brand, base } of brands) {
  test.describe(`${brand}, without scripts`, onlyFull(), () => {
    test.use({ javaScriptEnabled: false });

    for (const language of languages) {
      test(`each choosing screen has its content, in ${language} (SHELL-26, SHELL-28)`, async ({ page, request }) => {
        for (const screen of await choosingScreens(request, base, language)) {
          await page.goto(screen.url);
          await expectScreen(page, screen, base, language);
        }
      });
    }

    test('links and forms lead from the tour list to a date, a ship, its cabins, the passengers (SHELL-29)', async ({ page, request }) => {
      const words = getWords('en');
      const [list] = await choosingScreens(request, base, 'en');
      const next = () => shown(page.getByRole('link', { name: words.text('common', 'next'), exact: true }));
      await page.goto(list.url);
      await page.locator('main li a').first().click();
      await page.locator(`${bookableDay} a`).first().click();
      await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
      await next().click();
      await expect(page).toHaveURL(/\/date\/\d{4}-\d{2}-\d{2}/);
      const choose = page.getByRole('button', { name: new RegExp(words.text('ship', 'choose')) });
      if ((await choose.count()) > 0) await choose.first().click();
      await next().click();
      await expect(page).toHaveURL(/\/departures\/[^/]+\/cabins/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page
        .getByRole('button', { name: new RegExp(words.text('cabins', 'suggestion.take')) })
        .first()
        .click();
      await shown(page.getByRole('link', { name: words.text('cabins', 'start') })).click();
      await expect(page).toHaveURL(/\/passengers\?cabins=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));
    });
  });
}
