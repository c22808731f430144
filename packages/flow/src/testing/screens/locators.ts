import { expect } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By a CSS selector, for what has no role and no text. */
    css(selector: string): Locator;
    /** The first visible one: many elements exist twice, for wide and for narrow screens. */
    shown(): Locator;
  }
}

locators.extend({
  css: (selector: string) => selector,
  shown: () => 'visible=true >> nth=0',
});

/** The first visible element with that text. */
export const shownText = (text: string | RegExp, options?: { exact?: boolean }): Locator => page.getByText(text, options).shown();

/** The outcome of a press is in the viewport, and the focus is on it: not on the whole page. ERR-31. */
export async function expectOutcome(outcome: Locator): Promise<void> {
  await expect.element(outcome).toBeInViewport();
  await expect.poll(() => document.activeElement?.contains(outcome.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
}
