import { paymentWire } from '@booking/domain/testing';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { aBackend, aBooking } from './a-backend.ts';
import { shownText } from './locators.ts';
import { openScreen, type Screen } from './open-screen.tsx';
import { type FakeProvider, fakeProvider } from './provider.ts';
import type { FakeIntent } from './provider-object.ts';
import { getWords } from './words.ts';

/** An open standalone payment. */
export const aPayment = paymentWire({ id: 'p1', description: null, amount: 250, booking_number: 'B-1', exchange_rate: 1 });

export const text = (key: string): string => getWords('en').text('payment', key);
export const payButton = (): Locator => page.css('button[type=submit]');

/** The parameters that the provider adds to the return URL. */
export const returned = (status: string) => `payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=${status}`;
export const intent = (status: string, more: object = {}): Record<string, FakeIntent> => ({
  pi_1: { status, amount: 137_000, currency: 'eur', ...more },
});
export const declined = { last_payment_error: { type: 'card_error', message: 'Your card was declined.' } };

type Own = { booking?: object; payment?: object };
type Options = Parameters<typeof fakeProvider>[0] &
  Pick<NonNullable<Parameters<typeof openScreen>[1]>, 'config' | 'width' | 'height' | 'framed'> & {
    /** Milliseconds that the backend's clock is ahead of the visitor's; null: it does not tell its time. */
    clock?: number | null;
    /** The response with the departures of the booked tour. */
    tourDepartures?: unknown;
  };

/** Opens an address with this booking and payment, and these intents of the provider; one brand has a thank-you page. */
export async function openPayment(
  href: string,
  { booking = {}, payment = {} }: Own = {},
  intents: Record<string, FakeIntent> = {},
  { config: given = {}, width = 1280, height, framed = false, clock = 0, tourDepartures, ...behaviour }: Options = {},
) {
  const own = { booking: { ...aBooking, ...booking }, payment: { ...aPayment, ...payment } };
  const backend = aBackend({ booking: () => own.booking, payment: () => own.payment });
  if (tourDepartures !== undefined) backend.set({ tourDepartures: tourDepartures as never });
  backend.clock.ahead = clock;
  const provider: FakeProvider = fakeProvider({ intents, ...behaviour });
  const config = { ...provider.config, brands: { islandhopping: { thankYou: '/thanks' } }, ...given };
  const screen: Screen = await openScreen(href, { backend, config, width, framed, ...(height && { height }) });
  return { own, provider, screen, config };
}

/** Expects the result to be shown, without a payment form. */
export async function expectStatus(status: string): Promise<void> {
  await expect.element(shownText(text(`status.${status}`))).toBeVisible();
  await expect.element(payButton()).not.toBeInTheDocument();
}

/** Expects a usable payment form on this page. */
export async function expectPayable(screen: Screen, path: string): Promise<void> {
  await expect.poll(() => screen.address()).toContain(path);
  await expect.element(payButton()).toBeEnabled();
}

/** The message that the provider's form could not be loaded. */
export const formFailed = (): Locator => page.getByRole('alert').filter({ hasText: text('form.unavailable') });

/** Expects other ways to pay while the form is missing: by phone, with the booking's number, or by the contacts in the side panel. */
export async function expectOtherWays(): Promise<void> {
  const notice = page.css('[role=alert], [role=status]').filter({ hasText: aBooking.number });
  await expect.element(notice).toBeVisible();
  await expect.element(notice.css('a[href^="tel:"]').first()).toBeVisible();
  // On a phone it is in the folded panel.
  const help = page.getByRole('heading', { name: getWords('en').text('common', 'help.title'), includeHidden: true });
  await expect.element(help.first()).toBeInTheDocument();
}
