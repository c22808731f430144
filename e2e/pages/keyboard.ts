import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus, and expects that the focus can be seen there. */
export async function tabTo(page: Page, target: Locator, back = false): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) {
      expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Reaches the element by Tab and types there. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Reaches the element by Tab and presses the key there. */
export async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
