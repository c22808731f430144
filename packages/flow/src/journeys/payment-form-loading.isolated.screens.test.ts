import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBooking } from '../testing/screens/a-backend.ts';
import { shownText } from '../testing/screens/locators.ts';
import { left } from '../testing/screens/open-screen.tsx';
import { expectOtherWays, formFailed, openPayment, payButton, text } from '../testing/screens/payments.ts';
import { recordShifts } from '../testing/screens/shifts.ts';
import { holdClock, pass } from '../testing/screens/waiting.ts';
import { getWords } from '../testing/screens/words.ts';

// The provider's form while it is loading. The first two tests hold the provider's script, until the second one's form loads.
const payment = `/bookings/${aBooking.id}/payment`;
const held = { script: 'held', behaviour: 'held' } as const;

test('a script that hangs: slow after 10 seconds, timeout after 30; a retry reloads the page (PAY-22, PAY-57)', async () => {
  holdClock();
  await openPayment(payment, {}, {}, held);
  await expect.element(shownText(text('form.loading'))).toBeVisible();
  await pass(9_000);
  await expect.element(page.getByText(text('form.slow'))).not.toBeInTheDocument();
  await pass(1_500);
  await expect.element(shownText(text('form.slow'))).toBeVisible();
  await expectOtherWays();
  await expect.element(payButton()).toBeDisabled();
  await pass(20_000);
  await expect.element(formFailed()).toBeVisible();
  await expectOtherWays();
  await page.getByRole('button', { name: getWords('en').text('common', 'retry') }).click();
  await expect.poll(() => left[0]).toBe('reload');
});

for (const width of [1280, 390] as const)
  test.each([
    ['booking', payment],
    ['standalone', '/payments/p1'],
  ] as const)(
    `%s, ${width} px: nothing moves while the form loads, and the fee is noted from the beginning (PAY-11, PAY-22)`,
    async (_, path) => {
      const expectNoShift = recordShifts();
      const { provider } = await openPayment(path, {}, {}, { ...held, width });
      await expect.element(shownText(text('form.cardFee'))).toBeVisible();
      await expect.element(payButton()).toBeDisabled();
      // Below the window nothing counts as a layout shift: there the button's place shows it.
      const top = () => payButton().element().getBoundingClientRect().top + window.scrollY;
      const before = top();
      provider.release();
      await expect.element(payButton()).toBeEnabled();
      expect(top()).toBe(before);
      await expectNoShift();
    },
  );

test('fee note and button do not wait for an event that the element dispatches only after typing (PAY-11, PAY-22)', async () => {
  const { provider } = await openPayment(payment);
  await expect.element(payButton()).toBeEnabled();
  await expect.element(shownText(text('form.cardFee'))).toBeVisible();
  expect(provider.seen.events).toEqual(['loaderstart', 'ready']);
  await page.getByLabelText('Card number').fill('4');
  expect(provider.seen.events).toEqual(['loaderstart', 'ready', 'change']);
  await expect.element(shownText(text('form.cardFee'))).toBeVisible();
});

test.each([
  ['default', 'eur'],
  ['north_america', 'usd'],
] as const)('on the market %s the provider is opened with the key of that market (OUT-2)', async (market, currency) => {
  const { provider } = await openPayment(payment, { booking: { market } });
  await expect.element(payButton()).toBeEnabled();
  expect(provider.seen.keys).toEqual([provider.config.stripePublishableKey[market]]);
  expect(provider.seen.keys[0]).toContain(currency);
});
