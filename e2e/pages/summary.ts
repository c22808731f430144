import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Opens the summary: it is beside the step on wide screens, behind the bar on narrow ones. */
export async function openSummary(page: Page, words: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toggle = page.getByRole('button', { name: words.text('common', 'bar.summary') });
  if (await toggle.isVisible()) await toggle.click();
}
