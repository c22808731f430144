import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { status } from '../../testing/screens/backend.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { declined, expectStatus, intent, openPayment, payButton, returned, text } from '../../testing/screens/payments.ts';
import { expectAfterRetries, holdClock, pass } from '../../testing/screens/waiting.ts';
import { getWords } from '../../testing/screens/words.ts';

// Intent, our own status and the address in every combination: the pages of a standalone payment show its true state.
const words = getWords('en');
const payment = '/payments/p1';
const completed = `${payment}/completed`;
const retry = () => page.getByRole('link', { name: text('status.retry') });
const definition = (what: string) => page.getByRole('definition').filter({ hasText: what });

test.each([
  ['the intent (PAY-27)', `${completed}?${returned('processing')}`, {}, intent('succeeded'), 'succeeded', false],
  [
    'our own Completed rather than a stale address (PAY-29, PAY-31)',
    `${completed}?redirect_status=processing`,
    { status: 'Completed' },
    {},
    'succeeded',
    false,
  ],
  [
    'our own Completed rather than a failed attempt (PAY-27)',
    `${completed}?${returned('failed')}`,
    { status: 'Completed' },
    intent('canceled'),
    'succeeded',
    false,
  ],
  ['our own Processing (PAY-31, PAY-47)', payment, { status: 'Processing' }, {}, 'processing', false],
  [
    'a failed attempt (PAY-30, PAY-33)',
    `${completed}?${returned('failed')}`,
    {},
    intent('requires_payment_method', declined),
    'canceled',
    true,
  ],
  [
    'a failed attempt that our own status does not reflect yet (PAY-27, PAY-50)',
    `${completed}?${returned('processing')}`,
    { status: 'Processing' },
    intent('requires_payment_method'),
    'canceled',
    false,
  ],
  ['open without an attempt (PAY-59)', completed, {}, {}, 'open', true],
  ['a status that is not known (PAY-59)', payment, { status: 'Refunded' }, {}, 'closed', false],
] as const)('a standalone result says, after a reload too: %s (PAY-49, PAY-50)', async (_, address, own, intents, result, canRetry) => {
  holdClock();
  const { screen } = await openPayment(address, { payment: own }, intents);
  for (const again of [false, true]) {
    const shown = again ? await screen.reload() : screen;
    await expectStatus(result);
    await expect.poll(() => shown.address()).not.toMatch(/_status=|secret/);
    expect(retry().elements()).toHaveLength(canRetry ? 1 : 0);
  }
});

test.each([
  ['Processing', 'processing'],
  ['Completed', 'succeeded'],
] as const)('a payment that is %s leads to its result: %s (PAY-47, PAY-49)', async (own, result) => {
  const { screen } = await openPayment(payment, { payment: { status: own } });
  await expect.element(shownText(text(`status.${result}`))).toBeVisible();
  await expect.poll(() => screen.address()).toBe(completed);
  expect(screen.visited.some((href) => href.includes(`${completed}?redirect_status=${result}`))).toBe(true);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Fulfill your outstanding payment');
  await expect.element(retry()).not.toBeInTheDocument();
});

test.each([
  ['B-1', /contact us and mention booking number B-1\./],
  [null, /please contact us\. If/],
])(
  'a standalone payment that was not found says so, without a form; a reload offers the payment: number %s (PAY-62, PAY-63)',
  async (number, contact) => {
    holdClock();
    const { screen } = await openPayment(`${completed}?redirect_status=succeeded`, { payment: { booking_number: number } });
    await expect.element(shownText(text('status.looking'))).toBeVisible();
    await pass(8_500);
    await expect.element(shownText(text('status.missing'))).toBeVisible();
    await expect.element(shownText(contact)).toBeVisible();
    await expect.element(retry()).not.toBeInTheDocument();
    await screen.reload();
    await expectStatus('open');
    await expect.element(retry()).toBeVisible();
  },
);

test('a bank debit that failed later is shown as failed in a new tab as well: processing is not final (PAY-62, PAY-59, PAY-50)', async () => {
  holdClock();
  await openPayment(`${completed}?redirect_status=processing`);
  await expectStatus('processing');
  await pass(8_500);
  await expectStatus('open');
  await retry().click();
  await expect.element(payButton()).toBeEnabled();
});

test('the receipt of a standalone payment says its number, what it is for, what was paid and what remains (PAY-68)', async () => {
  const paid = { status: 'Completed', description: 'Balance: Odd tour, 2 persons', paid_amount: 300 };
  const { own, screen } = await openPayment(completed, { payment: paid });
  const receipt = page.getByRole('region', { name: text('receipt.title.receipt') });
  const row = (name: string) => receipt.getByRole('term').filter({ hasText: name }).query()?.nextElementSibling?.textContent;
  await expect.poll(() => row(text('receipt.purpose'))).toBe('Balance: Odd tour, 2 persons');
  expect(row(text('trip.number'))).toBe('B-1');
  expect([row('Paid'), row('Remaining')]).toEqual(['€300.00', '€0.00']);
  // A part was received, the rest is open.
  Object.assign(own.payment, { status: 'Open', amount: 50, paid_amount: 200 });
  await screen.reload();
  await expect.poll(() => [row('Paid'), row('Remaining')]).toEqual(['€200.00', '€50.00']);
});

test('a failed payment says to contact the card provider or bank before trying again, with the message of the provider; retry leads to the form (PAY-79, PAY-50)', async () => {
  await openPayment(`${completed}?${returned('failed')}`, {}, intent('requires_payment_method', declined));
  await expectStatus('canceled');
  await expect.element(shownText(words.text('paymentErrors', 'payment-issue'))).toBeInViewport();
  await expect.element(page.getByRole('alert')).toHaveTextContent(declined.last_payment_error.message);
  await retry().click();
  await expect.element(payButton()).toBeEnabled();
});

test('an open payment shows its booking number, amount and form; one with amount 0 has no form (PAY-48, PAY-10)', async () => {
  const { own, screen } = await openPayment(payment);
  await expect.element(definition('B-1')).toBeVisible();
  await expect.element(definition('€250')).toBeVisible();
  await expect.element(payButton()).toHaveTextContent('€250');
  own.payment.amount = 0;
  await screen.reload();
  await expect.element(definition('B-1')).toBeVisible();
  await expect.element(payButton()).not.toBeInTheDocument();
});

test('a 404 shows not found, another client error cannot be completed, anything else is transient and can be retried (PAY-46, ERR-22, CALL-33)', async () => {
  holdClock();
  let statusCode = 404;
  const { own, screen, config } = await openPayment(payment);
  const { backend } = screen;
  backend.set({ payment: () => (statusCode === 200 ? own.payment : status(statusCode)) });
  for (const [refused, code] of [
    [404, 'payment-not-found'],
    [403, 'payment-not-possible'],
  ] as const) {
    statusCode = refused;
    await openScreen(payment, { backend, config });
    await expect.element(shownText(words.text('paymentErrors', code))).toBeVisible();
  }
  statusCode = 503;
  await openScreen(payment, { backend, config });
  await expectAfterRetries(shownText(words.text('errors', 'something-went-wrong')));
  statusCode = 200;
  await page.getByRole('button', { name: words.text('common', 'retry') }).click();
  await expect.element(definition('B-1')).toBeInViewport();
  await expect.element(payButton()).toHaveTextContent('€250');
});
