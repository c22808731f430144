import { expect, type Page, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { brands, choosingScreens } from '../pages/screens.ts';

/** Puts a page's style sheets in the place of its inline styles, which are those of its markup. */
const applyAllStyles = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { styles } = JSON.parse(document.getElementById('page-files')?.textContent ?? '') as { styles: string[] };
    const add = (href: string) =>
      new Promise((resolve, reject) => {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
      });
    await Promise.all(styles.map(add));
    for (const style of document.querySelectorAll('style')) style.remove();
  });

for (const { brand, base, language } of brands)
  for (const shell of ['', '/frame'])
    test(
      `${brand}${shell}: with the styles of its markup alone a page looks as with all styles (SHELL-26, SHELL-31)`,
      onlyFull(),
      async ({ page, request }) => {
        await page.route('**/assets/*.{js,woff2}', (route) => route.abort());
        const screens = await choosingScreens(request, base + shell, language);
        const passengers = { name: 'passengers', url: screens[3].url.replace(/cabins\?/, 'passengers?cabins=none:2&') };
        for (const width of [390, 1280])
          for (const { name, url } of shell ? screens : [...screens, passengers]) {
            await page.setViewportSize({ width, height: 800 });
            await page.goto(url);
            await expect(page.locator('html[data-font]'), 'the font is given up').toHaveCount(0);
            await expect(page.getByRole('alert').last(), 'the scripts are given up').toBeVisible();
            const shown = await page.screenshot({ fullPage: true, animations: 'disabled' });
            await applyAllStyles(page);
            const withAll = await page.screenshot({ fullPage: true, animations: 'disabled' });
            expect(withAll.equals(shown), `${name}, ${width} px`).toBe(true);
          }
      },
    );
