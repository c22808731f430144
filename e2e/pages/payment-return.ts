import { expect, type Page } from '@playwright/test';
import { type FakeIntent, fakeProvider } from './fake-provider.ts';
import { mockBackend } from './mock-backend.ts';
import { aBooking, aPayment } from './payments.ts';
import { shownText } from './shown.ts';
import { startStaticHost } from './static-host.ts';
import { wordsOf } from './words.ts';

// The pages of a payment between the backend's word, the provider's and the address; the provider is faked at its own addresses.
export const words = wordsOf('en');
export const text = (key: string): string => words.text('payment', key);
export const pay = (page: Page) => page.locator('button[type=submit]');

/** What the provider adds to the address that it returns to. */
export const returned = (status: string) => `payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=${status}`;
export const intent = (status: string, more: object = {}): Record<string, FakeIntent> => ({
  pi_1: { status, amount: 137_000, currency: 'eur', ...more },
});
export const declined = { last_payment_error: { type: 'card_error', message: 'Your card was declined.' } };

/** A host with the provider's keys, and a thank-you page for one of the brands. */
export const startPaymentHost = () =>
  startStaticHost({
    stripePublishableKey: { default: 'pk_test_eur', north_america: 'pk_test_usd' },
    brands: { islandhopping: { thankYou: '/thanks' } },
  });

type Own = { booking?: object; payment?: object };

/** Opens an address of the tool with that backend and those intents of the provider. */
export async function open(page: Page, url: string, { booking = {}, payment = {} }: Own, intents: Record<string, FakeIntent> = {}) {
  const own = { booking: { ...aBooking, ...booking }, payment: { ...aPayment, ...payment } };
  await mockBackend(page, own);
  const provider = await fakeProvider(page, intents);
  await page.goto(url);
  return { own, provider };
}

export const expectStatus = async (page: Page, status: string): Promise<void> => {
  await expect(shownText(page, text(`status.${status}`)).first()).toBeVisible();
  await expect(pay(page)).toHaveCount(0);
};
