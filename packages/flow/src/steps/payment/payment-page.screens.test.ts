import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { aBackend, aBooking } from '../../testing/screens/a-backend.ts';
import { status } from '../../testing/screens/backend.ts';
import { stored } from '../../testing/screens/drafts.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { left, openScreen } from '../../testing/screens/open-screen.tsx';
import { intent, openPayment, payButton, text } from '../../testing/screens/payments.ts';
import { fakeProvider } from '../../testing/screens/provider.ts';
import { expectAfterRetries, holdClock, pass } from '../../testing/screens/waiting.ts';
import { getWords } from '../../testing/screens/words.ts';

// The payment page for a booking in each state.
const { id } = aBooking;
const payment = `/bookings/${id}/payment`;
const words = getWords('en');
const heading = () => page.getByRole('heading', { level: 1 });
const cardFee = () => page.getByText(text('form.cardFee'));
const toOtherType = () => page.getByRole('radio', { name: /instead/ });

test('the amounts are those of the booking, two radio buttons choose between deposit and full amount, and the fee is noted for a card (PAY-2, PAY-3, PAY-4, PAY-6, PAY-9, PAY-11, PAY-76)', async () => {
  await openPayment(payment);
  await expect.element(heading()).toHaveTextContent(/^Thank you for booking with us!$/);
  await expect.element(shownText(text('form.safe'))).toBeVisible();
  await expect.element(payButton()).toHaveTextContent('€1,370');
  await expect.element(payButton()).toBeEnabled();
  await expect.element(cardFee().shown()).toBeVisible();
  for (const amount of [/^€4,000(\.00)?$/, /[-−]€100(\.00)?$/, /^€200(\.00)?$/]) await expect.element(shownText(amount)).toBeVisible();
  await page.getByRole('radio', { name: text('type.toFull') }).click();
  await expect.element(payButton()).toHaveTextContent('€4,100');
  await page.getByRole('radio', { name: text('type.toDeposit') }).click();
  await expect.element(payButton()).toHaveTextContent('€1,370');
});

test.each([
  ['is the sentence of the deployment', 'We charge 2% for business cards.', 1],
  ['is left out', null, 0],
] as const)('the note about a fee on cards %s (PAY-11, BRAND-39)', async (_, fee, count) => {
  await openPayment(payment, {}, {}, { config: { brands: { boatbiketours: { paymentTerms: { cardFee: fee } } } } });
  await expect.element(payButton()).toBeEnabled();
  await expect.element(cardFee()).not.toBeInTheDocument();
  expect(page.getByText('We charge 2% for business cards.').elements()).toHaveLength(count);
});

test('on north_america the dollars are estimated with an asterisk, there is no card fee, and a bank account is verified at once (PAY-5, PAY-8, PAY-11, PAY-12, OUT-4)', async () => {
  await openPayment(payment, { booking: { market: 'north_america', deposit: null, insurance_amount: 0, full_amount: 3900 } });
  await expect.element(shownText('$4,290.00*')).toBeVisible();
  await expect.element(payButton()).toHaveTextContent('$4,290');
  await expect.element(payButton()).toBeEnabled();
  await expect.element(cardFee()).not.toBeInTheDocument();
  await expect.element(toOtherType()).not.toBeInTheDocument();
  await page.getByLabelText('Account number').fill('0');
  await expect.element(shownText(text('form.bankNote'))).toBeVisible();
});

test('the form is that of a deferred intent, and its amount follows the choice (OUT-5, PRICE-38)', async () => {
  const { provider } = await openPayment(payment);
  await expect.element(payButton()).toBeEnabled();
  const deferred = { mode: 'payment', paymentMethodCreation: 'manual', currency: 'eur' };
  expect(provider.seen.options.at(-1)).toMatchObject({ ...deferred, amount: 137_000 });
  await page.getByRole('radio', { name: text('type.toFull') }).click();
  await expect.poll(() => provider.seen.options.at(-1)).toMatchObject({ ...deferred, amount: 410_000 });
});

test('without a key there is no form, but a notice that payments are not set up (OUT-8)', async () => {
  await openPayment(payment, {}, {}, { config: { stripePublishableKey: { default: null, north_america: null } } });
  await expect.element(shownText(text('form.notConfigured'))).toBeVisible();
  await expect.element(payButton()).not.toBeInTheDocument();
});

test('a failed booking says so, and leads back to the cabins where its departure is known (PAY-15)', async () => {
  recentBookingEntries(stored).write('d1', { id, departureId: 'd1', bookedAt: Date.now() });
  const failed = { status: 'failed', id, error: 'cabins_unavailable' };
  await openPayment(payment, { booking: failed });
  await expect.element(heading()).toHaveTextContent(words.text('errors', 'something-went-wrong'));
  await expect.element(shownText(text('loader.failedText'))).toBeVisible();
  const way = page.getByRole('link', { name: text('loader.toCabins') });
  await expect.element(way).toHaveAttribute('href', expect.stringContaining('/departures/d1/cabins'));
});

test('a deposit of the full amount offers no choice, and mentions no remainder (PAY-54)', async () => {
  await openPayment(payment, { booking: { deposit: 4100 } });
  await expect.element(payButton()).toHaveTextContent('€4,100');
  await expect.element(toOtherType()).not.toBeInTheDocument();
  await expect.element(page.getByText(/remaining/)).not.toBeInTheDocument();
});

test('the chosen type survives a change of language (PAY-55)', async () => {
  const { screen, config } = await openPayment(payment);
  await page.getByRole('radio', { name: text('type.toFull') }).click();
  await expect.poll(() => screen.address()).toContain('pay=full_payment');
  // The links to the languages follow the address.
  const german = page.css('a[href*="locale=de"][href*="pay=full_payment"]').first();
  await expect.element(german).toBeInTheDocument();
  await openScreen(german.element().getAttribute('href') ?? '', { backend: screen.backend, config });
  expect(document.documentElement.lang).toBe('de');
  await expect.element(page.css('fieldset > div:has(> input[type=radio]:checked)')).toHaveTextContent('4.100');
  await expect.element(payButton()).toHaveTextContent('4.100');
});

test('a booking that cannot be loaded shows an error; a pending one shows that it is not completed, and the page continues automatically (PAY-13, PAY-14, PAY-46, ERR-21)', async () => {
  holdClock();
  let respond = (): unknown => status(500);
  const { config } = fakeProvider();
  await openScreen(payment, { backend: aBackend({ booking: () => respond() }), config });
  await expectAfterRetries(shownText(words.text('paymentErrors', 'booking-load-failed')));
  respond = () => ({ status: 'pending', id });
  await page.getByRole('button', { name: text('status.retry') }).click();
  await expect.element(shownText(words.text('paymentErrors', 'booking-not-completed'))).toBeInViewport();
  respond = () => aBooking;
  await expectAfterRetries(payButton());
});

test('a booking that cannot be paid redirects to confirmed, and from there to the thank-you page of its brand and language, with the booking (PAY-16, PAY-17, PAY-39, PAY-40, STORE-17)', async () => {
  recentBookingEntries(stored).write('y', { id: 'x', departureId: 'y', bookedAt: Date.now() });
  const config = { stage: 'development', brands: {} } as const;
  const { screen } = await openPayment(`/islandhopping${payment}`, { booking: { can_pay: false, locale: 'de' } }, {}, { config });
  await expect.poll(() => left[0]).toContain('/brand/islandhopping/de/thank-you?');
  expect(screen.address()).toContain(`/bookings/${id}/confirmed`);
  const query = new URL(left[0] ?? '', location.origin).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ booking_number: 'B-1', amount: '4000', order_id: id, on_request: 'false' });
  // Another booking of this browser that can no longer be paid, either.
  await expect.poll(() => localStorage.getItem('recent-booking')).toBeNull();
});

test.each([1280, 390] as const)(
  'the current step is 6, and the previous steps are links, except for price overview and payment: %i px (PAY-60, SHELL-11, SHELL-16)',
  async (width) => {
    recentBookingEntries(stored).write('d1', { id, departureId: 'd1', bookedAt: Date.now() });
    await openPayment(payment, {}, {}, { width });
    // The first entry is the way home.
    await expect.element(page.css('nav ol > li:nth-child(7) [aria-current=step]')).toBeInTheDocument();
    const link = (step: string): Locator =>
      page
        .css('nav a')
        .filter({ hasText: words.text('progress', step) })
        .shown();
    if (width === 390) await page.css('nav summary').first().click();
    for (const [step, href] of [
      ['departure_date', `/tours/tour1\\?.*date=${aBooking.departure_date}`],
      ['ship', `/tours/tour1/date/${aBooking.departure_date}`],
      ['cabins', '/departures/d1/cabins'],
      ['personal_information', '/departures/d1/passengers'],
    ] as const)
      await expect.element(link(step)).toHaveAttribute('href', expect.stringMatching(new RegExp(href)));
    for (const step of ['price_overview', 'payment']) expect(link(step).elements()).toHaveLength(0);
  },
);

test('a failed attempt loses nothing that was typed in the form (PAY-26)', async () => {
  const { provider, screen } = await openPayment(payment, {}, intent('requires_confirmation', { amount: 410_000 }));
  screen.backend.set({ payBooking: { client_secret: 'pi_1_secret_x' } });
  const card = page.getByLabelText('Card number');
  await card.fill('4242');
  const form = card.element();
  await payButton().click();
  await expect.element(page.getByRole('alert')).toBeInViewport();
  await expect.element(payButton()).toBeEnabled();
  await expect.element(card).toHaveValue('4242');
  expect(card.element()).toBe(form);
  expect(provider.seen.events.filter((event) => event === 'loaderstart')).toHaveLength(1);
});

test('a payment that takes longer than 20 seconds says so, and has no timeout (PAY-89)', async () => {
  const { provider, screen } = await openPayment(payment, {}, intent('requires_confirmation', { amount: 137_000 }));
  screen.backend.set({ payBooking: { client_secret: 'pi_1_secret_x' } });
  await expect.element(payButton()).toBeEnabled();
  holdClock();
  await payButton().click();
  await expect.poll(() => provider.returned).toHaveLength(1);
  await pass(15_000);
  expect(page.getByText(text('form.slowPaying')).elements()).toHaveLength(0);
  await pass(5_000);
  await expect.element(shownText(text('form.slowPaying'))).toBeInViewport();
  await pass(3_600_000);
  await expect.element(shownText(text('form.slowPaying'))).toBeVisible();
  await expect.element(payButton()).toBeDisabled();
});
