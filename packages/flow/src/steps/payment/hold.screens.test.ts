import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBooking } from '../../testing/screens/a-backend.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { openPayment, payButton, text } from '../../testing/screens/payments.ts';
import { holdClock, pass } from '../../testing/screens/waiting.ts';

// Until when an unpaid booking keeps its cabins.
const payment = `/bookings/${aBooking.id}/payment`;
const minutes = (count: number) => count * 60_000;
const inMinutes = (count: number) => new Date(Date.now() + minutes(count)).toISOString();
const notice = () => page.getByRole('status').filter({ hasText: text('hold.ending') });

test('the page says until when the cabins are held, warns ten minutes before, and asks the backend once the time has passed (PAY-66)', async () => {
  holdClock();
  const { own, screen } = await openPayment(payment, { booking: { hold_expires_at: inMinutes(12) } }, {}, { width: 390 });
  await expect.element(page.getByText(/^Cabins held until \w{3}, \w{3} \d+, \d+:\d\d [AP]M$/)).toBeInViewport();
  await expect.element(notice()).not.toBeInTheDocument();
  await pass(minutes(2) + 5_000);
  await expect.element(notice()).toBeInViewport();
  const asked = screen.backend.of('booking').length;
  await pass(minutes(10));
  await expect.element(shownText(text('hold.over'))).toBeInViewport();
  await expect.element(payButton()).toBeEnabled();
  expect(screen.backend.of('booking').length).toBeGreaterThan(asked);
  own.booking = { status: 'failed', id: aBooking.id, error: 'expired' } as never;
  await pass(minutes(1));
  await expect.element(shownText(text('loader.expiredText'))).toBeInViewport();
});

test.each([
  ['five hours ahead', 5],
  ['five hours behind', -5],
])("the end of the hold is compared with the backend's clock: the visitor's is %s (PAY-66, CALL-46)", async (_, wrong) => {
  holdClock();
  const skew = minutes(wrong * 60);
  const { screen } = await openPayment(payment, { booking: { hold_expires_at: inMinutes(-wrong * 60 + 12) } }, {}, { clock: -skew });
  await expect.element(page.getByText(/^Cabins held until/)).toBeVisible();
  await pass(minutes(1));
  const asked = screen.backend.of('booking').length;
  await expect.element(shownText(text('hold.over'))).not.toBeInTheDocument();
  await expect.element(notice()).not.toBeInTheDocument();
  await pass(minutes(2));
  await expect.element(notice()).toBeVisible();
  expect(screen.backend.of('booking').length).toBe(asked);
  await pass(minutes(10));
  await expect.element(shownText(text('hold.over'))).toBeVisible();
});

test('the end is said only after the backend was asked, which may have prolonged the hold (PAY-66)', async () => {
  holdClock();
  const { own, screen } = await openPayment(payment, { booking: { hold_expires_at: inMinutes(12) } });
  await expect.element(payButton()).toBeEnabled();
  let answer = () => {};
  screen.backend.intercept((sent) => {
    if (sent.endpoint !== 'booking') return undefined;
    return new Promise((resolve) => {
      answer = () => resolve(own.booking);
    });
  });
  await pass(minutes(13));
  await expect.element(notice()).toBeVisible();
  await expect.element(shownText(text('hold.over'))).not.toBeInTheDocument();
  own.booking = { ...own.booking, hold_expires_at: inMinutes(60) } as never;
  answer();
  await expect.element(page.getByText(/^Cabins held until/)).toBeVisible();
  await pass(minutes(1));
  await expect.element(shownText(text('hold.over'))).not.toBeInTheDocument();
});

test('without the time of the backend, the page asks it and never says by itself that the hold is over (PAY-66, CALL-46)', async () => {
  holdClock();
  const { own, screen } = await openPayment(payment, { booking: { hold_expires_at: inMinutes(-300) } }, {}, { clock: null });
  await expect.element(payButton()).toBeEnabled();
  await expect.poll(() => screen.backend.of('booking').length).toBeGreaterThan(1);
  await pass(minutes(3));
  await expect.element(page.getByText(/^Cabins held until/)).toBeVisible();
  await expect.element(shownText(text('hold.over'))).not.toBeInTheDocument();
  own.booking = { status: 'failed', id: aBooking.id, error: 'expired' } as never;
  await pass(minutes(1));
  await expect.element(shownText(text('loader.expiredText'))).toBeVisible();
});

test.each([[undefined], [null]])('a backend that does not say it shows nothing of a hold: %s (PAY-66)', async (hold_expires_at) => {
  await openPayment(payment, { booking: { hold_expires_at } });
  await expect.element(payButton()).toBeEnabled();
  await expect.element(page.getByText(/held until|hold your cabins/)).not.toBeInTheDocument();
});

test("the backend's balance date and what it has received are in the lines, which add up (PAY-64, PAY-77)", async () => {
  const figures = { paid_amount: 100, balance_due: 4000, balance_due_date: '2099-01-31' };
  await openPayment(payment, { booking: figures });
  await expect.element(page.getByRole('term').filter({ hasText: 'Remaining, by January 31, 2099' })).toBeVisible();
  const amounts = page
    .getByRole('definition')
    .all()
    .map((one) => one.element().textContent);
  expect(amounts.slice(3, 7)).toEqual(['€4,100.00', '−€100.00', '€1,370.00', '€2,630.00']);
});

test.each([
  [
    'by the payment terms of the brand',
    { brands: { boatbiketours: { paymentTerms: { depositPercentage: 30, balanceDueDays: 42 } } } },
    /^Remaining, by \w+ \d+, \d{4}$/,
  ],
  ['later, if no terms are configured', { brands: {} }, /^Remaining, to be paid later$/],
] as const)(
  'a backend without a balance date: the rest is due %s; no built-in days are named (PAY-77, BRAND-26)',
  async (_, config, expected) => {
    await openPayment(payment, { booking: { balance_due_date: null } }, {}, { config });
    await expect.element(page.getByRole('term').filter({ hasText: expected })).toBeVisible();
  },
);
