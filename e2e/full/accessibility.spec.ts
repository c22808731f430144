import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { brands, choosingScreens, content } from '../pages/screens.ts';
import { test } from '../pages/test.ts';

for (const { brand, base, language } of brands) {
  test(`${brand}: axe finds nothing on the choosing screens`, onlyFull(brand !== 'boatbiketours'), async ({ page, request }) => {
    for (const { url, name } of await choosingScreens(request, base, language)) {
      await page.goto(url);
      await expect(page.locator(content).first()).toBeVisible();
      // Elements that are still fading in do not have their final contrast.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
      // These pages have no iframes, so one script is enough.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(
        violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
        name,
      ).toEqual([]);
    }
  });
}
