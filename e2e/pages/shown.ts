import { expect, type Locator, type Page } from '@playwright/test';

/** The first of what is found that can be seen: much stands twice, for wide and for narrow screens. */
export const shown = (found: Locator): Locator => found.filter({ visible: true }).first();

/** The same of a text. */
export const shownText = (page: Page, text: string | RegExp): Locator => shown(page.getByText(text));

/** Appears once the waits between the retries of a failing call are over: on a page whose clock is installed they pass at once. */
export const expectAfterRetries = (page: Page, found: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(5000);
    await expect(found).toBeVisible({ timeout: 500 });
  }).toPass();
