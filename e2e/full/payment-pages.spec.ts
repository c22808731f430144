import { expect, type Page } from '@playwright/test';
import { mockBackend } from '../pages/mock-backend.ts';
import { aBooking, aPayment } from '../pages/payments.ts';
import { expectNoShift, recordShifts } from '../pages/shifts.ts';
import { expectAfterRetries, shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// What the payment pages show for a booking or a payment in each state.
const words = wordsOf('en');
const booking = aBooking;
const payment = aPayment;
const { id } = booking;
const pay = (page: Page) => page.locator('button[type=submit]');

test('amounts as the booking says them; the toggle switches between deposit and full amount; the fee is noted for a card', async ({
  page,
}) => {
  await mockBackend(page, { booking });
  await page.goto(`/bookings/${id}/payment`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('payment', 'title'));
  await expect(shownText(page, words.text('payment', 'form.safe'))).toBeVisible();
  await expect(pay(page)).toContainText('€1,370');
  await expect(pay(page)).toBeEnabled();
  await expect(shownText(page, words.text('payment', 'form.cardFee'))).toBeVisible();
  for (const amount of [/^€4,000(\.00)?$/, /[-−]€100(\.00)?$/, /^€200(\.00)?$/]) await expect(shownText(page, amount)).toBeVisible();
  await page.getByRole('button', { name: words.text('payment', 'type.toFull') }).click();
  await expect(pay(page)).toContainText('€4,100');
  await page.getByRole('button', { name: words.text('payment', 'type.toDeposit') }).click();
  await expect(pay(page)).toContainText('€1,370');
});

for (const [name, path] of [
  ['booking', `/bookings/${id}/payment`],
  ['standalone', `/payments/${payment.id}`],
] as const)
  test(`${name}: nothing moves while the provider's form loads; the fee is noted from the beginning`, async ({ page }) => {
    await recordShifts(page);
    await mockBackend(page, { booking, payment });
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/sandbox/stripe.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(shownText(page, words.text('payment', 'form.cardFee'))).toBeVisible();
    await expect(pay(page)).toBeDisabled();
    answer();
    await expect(pay(page)).toBeEnabled();
    await expectNoShift(page, name);
  });

test('north_america: an estimated USD amount with an asterisk, no card fee, and a bank account is verified at once', async ({ page }) => {
  await mockBackend(page, { booking: { ...booking, market: 'north_america', deposit: null, insurance_amount: 0, full_amount: 3900 } });
  await page.goto(`/bookings/${id}/payment`);
  await expect(shownText(page, '$4,290.00*')).toBeVisible();
  await expect(pay(page)).toContainText('$4,290');
  await expect(page.getByText(words.text('payment', 'form.cardFee'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: /instead/ })).toHaveCount(0);
  await page.getByText('US bank account').click();
  await expect(shownText(page, words.text('payment', 'form.bankNote'))).toBeVisible();
});

test("a booking that is pending is 'not completed (yet)', and the page goes on by itself; one that cannot be loaded says so", async ({
  page,
}) => {
  let status = 500;
  await page.clock.install();
  await mockBackend(page, { booking });
  await page.route('**/api/v1/bookings/*', (route) =>
    status === 200 ? route.fallback() : status === 202 ? route.fulfill({ json: { status: 'pending', id } }) : route.fulfill({ status }),
  );
  await page.goto(`/bookings/${id}/payment`);
  const failed = shownText(page, words.text('paymentErrors', 'booking-load-failed'));
  await expectAfterRetries(page, failed);
  status = 202;
  await page.getByRole('button', { name: words.text('payment', 'status.retry') }).click();
  await expect(shownText(page, words.text('paymentErrors', 'booking-not-completed'))).toBeVisible();
  status = 200;
  await expectAfterRetries(page, pay(page));
});

test('a booking that cannot be paid leads to confirmed, and from there to the thank-you page of brand and language', async ({ page }) => {
  await mockBackend(page, { booking: { ...booking, can_pay: false, locale: 'de' } });
  await page.goto('/brand/islandhopping/de');
  await page.evaluate(() => localStorage.setItem('recent-booking', JSON.stringify({ id: 'x', departureId: 'y', bookedAt: Date.now() })));
  await page.goto(`/islandhopping/bookings/${id}/payment`);
  await page.waitForURL('**/brand/islandhopping/de/thank-you?**');
  const query = new URL(page.url()).searchParams;
  await page.goto('/brand/islandhopping/de');
  expect(await page.evaluate(() => localStorage.getItem('recent-booking'))).toBeNull();
  expect(Object.fromEntries(query)).toMatchObject({ booking_number: 'B-1', amount: '4000', order_id: id, on_request: 'false' });
});

test('a standalone payment: 404 is not found, another client error cannot be completed, anything else went wrong', async ({ page }) => {
  let status = 404;
  await page.clock.install();
  await mockBackend(page, { payment });
  await page.route('**/api/v1/payments/*', (route) => (status === 200 ? route.fallback() : route.fulfill({ status, json: {} })));
  for (const [answer, code] of [
    [404, 'payment-not-found'],
    [403, 'payment-not-possible'],
  ] as const) {
    status = answer;
    await page.goto('/payments/p1');
    await expect(shownText(page, words.text('paymentErrors', code))).toBeVisible();
  }
  status = 503;
  await page.goto('/payments/p1');
  await expectAfterRetries(page, shownText(page, words.text('errors', 'something-went-wrong')));
  status = 200;
  await page.getByRole('button', { name: words.text('common', 'retry') }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'B-1' })).toBeVisible();
  await expect(pay(page)).toContainText('€250');
});

for (const [status, result] of [
  ['Processing', 'processing'],
  ['Completed', 'succeeded'],
] as const) {
  test(`a standalone payment that is ${status} leads to its result: ${result}`, async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await mockBackend(page, { payment: { ...payment, status } });
    await page.goto('/payments/p1');
    await expect(page).toHaveURL(/\/payments\/p1\/completed$/);
    expect(visited.some((url) => url.includes(`/payments/p1/completed?redirect_status=${result}`))).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('payment', 'standalone.title'));
    await expect(shownText(page, words.text('payment', `status.${result}`))).toBeVisible();
    await expect(page.getByRole('link', { name: words.text('payment', 'status.retry') })).toHaveCount(0);
  });
}
