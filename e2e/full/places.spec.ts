import { expect, type Page } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// Back, Forward and a reload on a phone, in the built product, in either project.
test.use({ viewport: { width: 390, height: 844 } });
const words = getWords('en');
const expectTop = (page: Page, top: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);

/** As soon as the page is high enough. */
async function scrollDown(page: Page, top: number): Promise<void> {
  const scroll = (place: number): number => {
    scrollTo({ top: place, behavior: 'instant' });
    return Math.round(scrollY);
  };
  await expect.poll(() => page.evaluate(scroll, top)).toBe(top);
}
/** Presses what is there without scrolling to it. */
const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click');

test('Back, Forward and a reload return to the place where a screen was left, with slow data, and from another document too (SHELL-66)', {
  tag: '@phone',
}, async ({ page }) => {
  const step = journey(page, words);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/tours?all=1');
  await scrollDown(page, 3000);
  await press(page, 'main a[href*="/tours/"] >> nth=8');
  await expect(heading).toHaveText(words.text('tourDate', 'title'));
  await expectTop(page, 0);
  await page.goBack();
  await expect(heading).toHaveText(words.text('tours', 'title'));
  await expectTop(page, 3000);
  await page.goForward();
  await expect(heading).toHaveText(words.text('tourDate', 'title'));

  await step.takeTrip();
  await scrollDown(page, 700);
  await shown(page.getByRole('link', { name: words.text('cabins', 'start') })).dispatchEvent('click');
  await expect(heading).toHaveText(words.text('checkout', 'passengers.title'));
  await expectTop(page, 0);
  await scrollDown(page, 1200);

  // A reload renders the step anew, with data that arrive late.
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fallback();
  });
  await page.reload();
  await expect(page.locator('#passenger-0')).toBeVisible();
  await expectTop(page, 1200);
  // The cabins are loaded anew: this document has not shown them yet.
  await page.goBack();
  await expect(heading).toHaveText(words.text('cabins', 'title'));
  await expectTop(page, 700);

  // Another document, and back.
  await page.goto('/brand/boatbiketours/en');
  await page.goBack();
  await expect(heading).toHaveText(words.text('cabins', 'title'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectTop(page, 700);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
