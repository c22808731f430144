import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBooking } from '../testing/screens/a-backend.ts';
import { shownText } from '../testing/screens/locators.ts';
import { expectOtherWays, formFailed, openPayment, payButton, text } from '../testing/screens/payments.ts';
import { holdClock, pass } from '../testing/screens/waiting.ts';
import { getWords } from '../testing/screens/words.ts';

// If the provider's form cannot be loaded, the page shows that, other ways to pay, and a retry. The first test loads the provider's script.
const payment = `/bookings/${aBooking.id}/payment`;
const retry = () => page.getByRole('button', { name: getWords('en').text('common', 'retry') });

test('a script blocked by a content blocker: the form fails to load, and can be retried (PAY-57)', async () => {
  const { provider } = await openPayment(payment, {}, {}, { script: 'blocked' });
  await expect.element(formFailed()).toBeVisible();
  await expectOtherWays();
  await expect.element(payButton()).not.toBeInTheDocument();
  provider.script = 'comes';
  await retry().click();
  await expect.element(payButton()).toBeEnabled();
});

test('an element that cannot load: the form fails to load, and can be retried (PAY-57)', async () => {
  const { provider } = await openPayment(payment, {}, {}, { behaviour: 'load-error' });
  await expect.element(formFailed()).toBeVisible();
  await expectOtherWays();
  provider.behaviour = 'documented';
  await retry().click();
  await expect.element(payButton()).toBeEnabled();
});

test('an element that is never ready: slow after 10 seconds, timeout after 30, and can be retried (PAY-22, PAY-57)', async () => {
  holdClock();
  const { provider, screen } = await openPayment(payment, {}, {}, { behaviour: 'never-ready' });
  await expect.element(shownText(text('form.loading'))).toBeVisible();
  await pass(10_500);
  await expect.element(shownText(text('form.slow'))).toBeVisible();
  await expectOtherWays();
  await expect.element(payButton()).toBeDisabled();
  provider.behaviour = 'documented';
  await pass(20_000);
  await expect.element(formFailed()).toBeVisible();
  await expectOtherWays();
  await retry().click();
  await expect.element(payButton()).toBeEnabled();
  await screen.reload();
  await expect.element(payButton()).toBeEnabled();
});
