import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { voucherEntries } from '../../storage/voucher.ts';
import { aBooking } from '../../testing/screens/a-backend.ts';
import { offline } from '../../testing/screens/backend.ts';
import { stored } from '../../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../../testing/screens/locators.ts';
import { left, openScreen } from '../../testing/screens/open-screen.tsx';
import { declined, expectPayable, expectStatus, intent, openPayment, payButton, returned, text } from '../../testing/screens/payments.ts';
import { expectAfterRetries, holdClock, pass } from '../../testing/screens/waiting.ts';

// Intent, our own status and the address in every combination: the pages of a booking show the true state of its payment.
const { id } = aBooking;
const confirmed = `/bookings/${id}/confirmed`;
const payment = `/bookings/${id}/payment`;
const paid = { can_pay: false, state: 'Paid' };
const inProcess = { can_pay: false, state: 'Processing' };
const lookAgain = () => page.getByRole('button', { name: text('status.lookAgain') });

test.each([
  [
    'the intent, though our own status is still open (PAY-27)',
    `${confirmed}?${returned('processing')}`,
    {},
    intent('succeeded'),
    'succeeded',
  ],
  ['a processing intent (PAY-27, PAY-30)', `${confirmed}?${returned('succeeded')}`, {}, intent('processing'), 'processing'],
  ['our own Processing without a secret (PAY-53, PAY-28)', confirmed, inProcess, {}, 'processing'],
  ['our own Processing rather than a stale address (PAY-29)', `${confirmed}?redirect_status=succeeded`, inProcess, {}, 'processing'],
  ['our own Paid, opened at the payment page (PAY-17)', payment, paid, {}, 'succeeded'],
  ['our own Paid rather than a failed attempt (PAY-27)', `${confirmed}?${returned('failed')}`, paid, intent('canceled'), 'succeeded'],
  [
    'a failed payment that our own status does not reflect yet (PAY-27, PAY-30, PAY-33)',
    `${confirmed}?${returned('processing')}`,
    inProcess,
    intent('requires_payment_method'),
    'canceled',
  ],
] as const)('a result says, after a reload too: %s (PAY-43)', async (_, address, own, intents, status) => {
  const { screen } = await openPayment(address, { booking: own }, intents);
  await expectStatus(status);
  expect(screen.address()).not.toContain('_status=');
  await screen.reload();
  await expectStatus(status);
});

test('a paid booking without a thank-you page stays on its confirmation, with a calendar file (PAY-41, PAY-52, PAY-58)', async () => {
  await openPayment(confirmed, { booking: paid });
  await expect.element(page.css('p').filter({ hasText: 'Thank you for booking with us! Your booking is confirmed.' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: text('trip.calendar') })).toHaveAttribute('download', 'B-1.ics');
  await expect.element(page.getByRole('link', { name: text('confirmed.continue') })).not.toBeInTheDocument();
  expect(left).toEqual([]);
});

test('a paid booking clears what was entered for it and redirects to the thank-you page, except for the receipt (PAY-39, PAY-58, STORE-14)', async () => {
  // Our own status is still open: nothing but the page itself clears what was entered for this booking.
  recentBookingEntries(stored).write('d1', { id, departureId: 'd1', bookedAt: Date.now() });
  voucherEntries(stored).write('d1', 'SEA10');
  const { screen, config } = await openPayment(`/islandhopping${confirmed}?${returned('succeeded')}`, {}, intent('succeeded'));
  await expect.poll(() => left[0]).toMatch(/^\/thanks\?.*booking_number=B-1/);
  expect([localStorage.getItem('recent-booking'), localStorage.getItem('voucher')]).toEqual([null, null]);
  left.length = 0;
  await openScreen(`/islandhopping${confirmed}?receipt=1`, { backend: screen.backend, config });
  await expect.element(shownText('Your booking is confirmed.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('confirmed.continue') }))
    .toHaveAttribute('href', expect.stringMatching(/^\/thanks\?/));
  expect(left).toEqual([]);
});

test.each([
  ['our own status', confirmed, inProcess, {}],
  ['the intent', `${confirmed}?${returned('processing')}`, {}, intent('processing')],
] as const)('a payment in process clears nothing, says %s (STORE-14)', async (_, address, own, intents) => {
  recentBookingEntries(stored).write('d1', { id, departureId: 'd1', bookedAt: Date.now() });
  voucherEntries(stored).write('d1', 'SEA10');
  await openPayment(address, { booking: own }, intents);
  await expectStatus('processing');
  expect(recentBookingEntries(stored).read('d1')?.id).toBe(id);
  expect(voucherEntries(stored).read('d1')).toBe('SEA10');
});

test('after a succeeded status that only the address reports, the page says for how long it looks, then what to do; only a reload shows the form (PAY-29, PAY-62, PAY-63)', async () => {
  holdClock();
  const { screen } = await openPayment(`${confirmed}?redirect_status=succeeded`);
  await expect.element(shownText(text('status.looking'))).toBeVisible();
  await expect.element(shownText(/up to 8 seconds.*do not pay again/)).toBeVisible();
  await expect.element(shownText(text('status.checking'))).toBeVisible();
  await expect.poll(() => screen.address()).not.toContain('redirect_status');
  const requestCount = screen.backend.of('booking').length;
  await pass(5_000);
  expect(screen.backend.of('booking').length).toBeGreaterThan(requestCount + 2);
  await expect.element(lookAgain()).not.toBeInTheDocument();
  await pass(3_500);
  await expect.element(shownText(text('status.missing'))).toBeVisible();
  await expect.element(shownText(/do not pay again.*booking number B-1\./)).toBeVisible();
  await expect.element(shownText(text('status.checking'))).not.toBeInTheDocument();
  const overCount = screen.backend.of('booking').length;
  await pass(20_000);
  expect(screen.backend.of('booking').length).toBe(overCount);
  expect(screen.address()).toContain(confirmed);
  await expect.element(payButton()).not.toBeInTheDocument();
  const again = await screen.reload();
  await expectPayable(again, payment);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a payment that was not found is looked for again, for as long, and shown once it has arrived (PAY-62, PAY-63)', async () => {
  holdClock();
  const { own, screen } = await openPayment(`${confirmed}?redirect_status=succeeded`);
  await expect.element(shownText(text('status.looking'))).toBeVisible();
  await pass(8_500);
  await lookAgain().click();
  await expect.element(shownText(text('status.looking'))).toBeVisible();
  await pass(5_000);
  await expect.element(shownText(text('status.looking'))).toBeVisible();
  await pass(3_500);
  await expect.element(shownText(text('status.missing'))).toBeVisible();
  Object.assign(own.booking, paid);
  await lookAgain().click();
  await pass(1_500);
  await expectStatus('succeeded');
  expect(screen.address()).toContain(confirmed);
});

test.each([1280, 390] as const)(
  'a failed return redirects to the payment page with previous_status, which shows the failure in the viewport with the focus, even after a reload, at %i px (PAY-34, PAY-81, PAY-37, PAY-55, ERR-31)',
  async (width) => {
    const expectFailureSeen = async () => {
      await expect.element(page.getByRole('alert')).toHaveTextContent('Your card was declined.');
      await expectOutcome(page.getByRole('alert'));
    };
    const { screen } = await openPayment(
      `${confirmed}?${returned('failed')}&pay=full_payment`,
      {},
      intent('requires_payment_method', declined),
      { width },
    );
    await expectFailureSeen();
    await expectPayable(screen, payment);
    expect(screen.visited.some((href) => href.includes(`${payment}?`) && href.includes('previous_status=failed'))).toBe(true);
    expect(screen.visited.join()).not.toContain('secret');
    await expect.element(payButton()).toHaveTextContent('€4,100');
    await screen.reload();
    await expectFailureSeen();
  },
);

test.each([
  ['canceled', true],
  ['requires_payment_method', true],
  ['requires_action', true],
  ['processing', false],
  ['requires_capture', false],
] as const)('after a return whose intent is %s, the form is shown: %s (PAY-80, PAY-30)', async (intentStatus, payable) => {
  const { screen } = await openPayment(`${confirmed}?${returned('failed')}`, {}, intent(intentStatus));
  if (payable) return expectPayable(screen, payment);
  await expectStatus('processing');
  await expect.element(payButton()).not.toBeInTheDocument();
});

test('the confirmation of an unpaid booking, opened without a return, redirects to its plain payment page (PAY-81)', async () => {
  const { screen } = await openPayment(confirmed);
  await expectPayable(screen, payment);
  expect(screen.address()).not.toContain('previous_status');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a booking that is paid according to the provider redirects from its payment page to its confirmation, though our own status is open (PAY-17, PAY-18)', async () => {
  const { screen, config } = await openPayment(`${confirmed}?${returned('succeeded')}`, {}, intent('succeeded'));
  await expectStatus('succeeded');
  const again = await openScreen(payment, { backend: screen.backend, config });
  await expectStatus('succeeded');
  expect(again.address()).toContain(confirmed);
});

test('after a payment in another tab, a page from the back-forward cache shows no form and redirects to the confirmation (PAY-18)', async () => {
  holdClock();
  const { own, screen } = await openPayment(payment);
  await expectPayable(screen, payment);
  const { backend } = screen;
  backend.intercept(offline);
  own.booking.can_pay = false;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(shownText(text('status.checking'))).toBeVisible();
  await expect.element(payButton()).not.toBeVisible();
  await expectAfterRetries(shownText(text('status.unreachable')));
  await expect.element(payButton()).not.toBeVisible();
  backend.intercept(null);
  await page.getByRole('button', { name: text('status.retry') }).click();
  await expectStatus('succeeded');
  expect(screen.address()).toContain(confirmed);
});

test('a page that the back-forward cache restores in the middle of a payment can pay again (PAY-18)', async () => {
  const { provider, screen } = await openPayment(payment, {}, intent('requires_confirmation', { amount: 137_000 }));
  screen.backend.set({ payBooking: { client_secret: 'pi_1_secret_x' } });
  await payButton().click();
  await expect.poll(() => provider.returned).toHaveLength(1);
  await expect.element(payButton()).toBeDisabled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expectPayable(screen, payment);
});

test('an intent with another amount than shown is reported and not confirmed; one with the same amount is confirmed (PAY-19, PAY-20, PAY-21)', async () => {
  const { provider, screen, config } = await openPayment(payment, {}, intent('requires_confirmation', { amount: 410_000 }));
  screen.backend.set({ payBooking: { client_secret: 'pi_1_secret_x' } });
  await payButton().click();
  await expect.element(page.getByRole('alert')).toBeInViewport();
  await expect.element(page.getByRole('alert')).toHaveTextContent('€1,370');
  await expect.element(page.getByRole('alert')).toHaveTextContent('€4,100');
  const [method, read, confirm] = ['POST /v1/payment_methods', 'GET /v1/payment_intents/pi_1', 'POST /v1/payment_intents/pi_1/confirm'];
  expect(provider.seen.calls).not.toContain(confirm);
  provider.intents.pi_1 = { status: 'requires_confirmation', amount: 137_000, currency: 'eur' };
  await payButton().click();
  await expect.poll(() => provider.returned).toHaveLength(1);
  expect(provider.seen.calls).toEqual([method, read, method, read, confirm]);
  await openScreen(provider.returned[0] ?? '', { backend: screen.backend, config });
  await expectStatus('succeeded');
});

test.each([
  ['our own status is still open', {}],
  ['the booking can no longer be paid', inProcess],
])('a return in process says so, with the way to the thank-you page, where there is one: %s (PAY-42)', async (_, booking) => {
  const { screen, config } = await openPayment(`/islandhopping${confirmed}?${returned('processing')}`, { booking }, intent('processing'));
  await expectStatus('processing');
  const further = page.getByRole('link', { name: text('confirmed.continue') });
  await expect.element(further).toHaveAttribute('href', expect.stringMatching(/^\/thanks\?/));
  expect(left).toEqual([]);
  await openScreen(`${confirmed}?${returned('processing')}`, { backend: screen.backend, config });
  await expectStatus('processing');
  await expect.element(further).not.toBeInTheDocument();
});
