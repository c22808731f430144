import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { left, openScreen } from '../../testing/screens/open-screen.tsx';
import { aBooking, expectStatus, intent, openPayment, payButton, returned } from '../../testing/screens/payments.ts';

// Intent, own status and address in every order: whatever the pages of a booking say of its payment is so.
const confirmed = `/bookings/${aBooking.id}/confirmed`;
const payment = `/bookings/${aBooking.id}/payment`;
const paid = { can_pay: false, state: 'Paid' };
const inProcess = { can_pay: false, state: 'Processing' };

test.each([
  ['the intent, though our own status is still open', `${confirmed}?${returned('processing')}`, {}, intent('succeeded'), 'succeeded'],
  ['a processing intent', `${confirmed}?${returned('succeeded')}`, {}, intent('processing'), 'processing'],
  ['our own Processing without a secret', confirmed, inProcess, {}, 'processing'],
  ['our own Paid, opened at the payment page', payment, paid, {}, 'succeeded'],
] as const)('%s', async (_, address, own, intents, status) => {
  const { screen } = await openPayment(address, { booking: own }, intents);
  await expectStatus(status);
  expect(screen.address()).not.toContain('_status=');
  await screen.reload();
  await expectStatus(status);
});

test('that was paid leads to the thank-you page where there is one, unless the visitor comes for the receipt', async () => {
  await openPayment(`/islandhopping${confirmed}?${returned('succeeded')}`, {}, intent('succeeded'));
  await expect.poll(() => left[0]).toMatch(/^\/thanks\?.*booking_number=B-1/);
});

test('an intent of another amount than the one shown is told and not confirmed', async () => {
  const { provider, screen } = await openPayment(payment, {}, intent('requires_confirmation', { amount: 410_000 }));
  screen.backend.set({ payBooking: { client_secret: 'pi_1_secret_x' } });
  await payButton().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('€1,370');
  expect(provider.seen.calls).not.toContain('confirm');
  provider.intents.pi_1 = { status: 'requires_confirmation', amount: 137_000, currency: 'eur' };
  await payButton().click();
  await expect.poll(() => provider.returned).toHaveLength(1);
  await openScreen(provider.returned[0] ?? '', { backend: screen.backend, config: { ...provider.config } });
  await expectStatus('succeeded');
});
