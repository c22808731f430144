import { expect, type FrameLocator, type Page } from '@playwright/test';
import { contact, guests } from './guests.ts';
import { shown } from './shown.ts';
import type { Words } from './words.ts';

/** Page model of the passengers, the confirmation and the booking. */
export const checkout = (page: Page | FrameLocator, words: Words) => {
  const field = (key: string) => words.text('checkout', `field.${key}`);
  return {
    async fillPassengers(country = 'NL'): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));
      for (const [index, guest] of guests.entries()) {
        const card = page.locator(`#passenger-${index}`);
        await card.getByLabel(field('firstName')).fill(guest.firstName);
        await card.getByLabel(field('lastName')).fill(guest.lastName);
        for (const [at, part] of (['day', 'month', 'year'] as const).entries()) {
          await card.getByLabel(words.text('checkout', `birthDate.${part}`), { exact: true }).fill(guest.birth[at] ?? '');
        }
        await card.getByLabel(field('bodyHeight')).fill(guest.height);
        const cabin = card.getByLabel(field('cabin'));
        if ((await cabin.inputValue()) === '') await cabin.selectOption({ index: 1 });
        await card.getByRole('radio').first().check();
      }
      const main = page.locator('#passenger-0');
      for (const [key, value] of Object.entries(contact)) await main.getByLabel(field(key), { exact: true }).fill(value);
      await main.getByLabel(field('country')).selectOption(country);
    },
    async toConfirmation(): Promise<void> {
      await shown(page.getByRole('button', { name: words.text('checkout', 'passengers.next') })).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('confirmation', 'title'));
    },
    async enterCoupon(code: string): Promise<void> {
      await page.getByRole('button', { name: words.text('checkout', 'coupon.question') }).click();
      await page.getByLabel(words.text('checkout', 'coupon.label')).fill(code);
      await page.getByRole('button', { name: words.text('checkout', 'coupon.apply') }).click();
    },
    async acceptTerms(keys: readonly string[] = ['general', 'consumer', 'payment']): Promise<void> {
      for (const key of keys) await page.getByLabel(words.text('confirmation', `term.${key}`)).check();
    },
    /** Sends the request of an earlier visit once more. */
    async checkBooking(): Promise<void> {
      await shown(page.getByRole('button', { name: words.text('confirmation', 'check') })).click();
    },
    async book(): Promise<void> {
      await shown(page.getByRole('button', { name: new RegExp(words.text('confirmation', 'book')) })).click();
    },
  };
};
