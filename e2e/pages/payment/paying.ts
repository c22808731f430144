import { expect, type Page } from '@playwright/test';
import type { Words } from '../words.ts';

/** Page model of the payment page, with the sandbox's form in it. */
export const paying = (page: Page, words: Words) => ({
  async expectPaymentPage(): Promise<void> {
    await expect(page).toHaveURL(/\/bookings\/[\w-]+\/payment/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('payment', 'title'));
  },
  async fillCard(number: string): Promise<void> {
    await page.locator('input[name=number]').fill(number);
    await page.locator('input[name=expiry]').fill('1234');
    await page.locator('input[name=cvc]').fill('123');
  },
  async fillAccount(number: string): Promise<void> {
    await page.locator('input[name=way][value=us_bank_account]').check();
    await page.locator('input[name=routing]').fill('110000000');
    await page.locator('input[name=account]').fill(number);
  },
  async pay(): Promise<void> {
    await page.locator('button[type=submit]', { hasText: words.like('payment', 'form.pay') }).click();
  },
});
