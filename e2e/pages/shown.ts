import type { Locator, Page } from '@playwright/test';

/** The first visible match: many elements exist twice, for wide and for narrow screens. */
export const shown = (found: Locator): Locator => found.filter({ visible: true }).first();

/** The first visible element with that text. */
export const shownText = (page: Page, text: string | RegExp): Locator => shown(page.getByText(text));
