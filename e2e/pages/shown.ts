import { expect, type Locator, type Page } from '@playwright/test';

/** The first visible match: many elements exist twice, for wide and for narrow screens. */
export const shown = (found: Locator): Locator => found.filter({ visible: true }).first();

/** The first visible element with that text. */
export const shownText = (page: Page, text: string | RegExp): Locator => shown(page.getByText(text));

/** Expects something to appear after the retries of a failing call; fast-forwards the page's installed clock through the waits between them. */
export const expectAfterRetries = (page: Page, found: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(5000);
    await expect(found).toBeVisible({ timeout: 500 });
  }).toPass();
