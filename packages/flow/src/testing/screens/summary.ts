import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Words } from './words.ts';

/** Opens the summary: it is in the side panel on wide screens, and behind the bar on narrow ones. */
export async function openSummary(words: Words): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toggle = page.getByRole('button', { name: words.text('common', 'bar.open') });
  // The click waits for the bar: while the step loads there is none.
  if (window.innerWidth < 1024) await toggle.click();
}
