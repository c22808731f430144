import { expect, type Page } from '@playwright/test';
import { declined, expectStatus, intent, open, pay, returned, startPaymentHost, text, words } from '../pages/payment-return.ts';
import { aBooking } from '../pages/payments.ts';
import { shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';

// Intent, own status and address in every order: whatever the pages of a booking say of its payment is so.
let host: Awaited<ReturnType<typeof startPaymentHost>>;
test.beforeAll(async () => {
  host = await startPaymentHost();
});
test.afterAll(() => host.stop());

const confirmed = `/bookings/${aBooking.id}/confirmed`;
const payment = `/bookings/${aBooking.id}/payment`;
const paid = { can_pay: false, state: 'Paid' };
const inProcess = { can_pay: false, state: 'Processing' };

const expectForm = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(payment));
  await expect(pay(page)).toBeEnabled();
};

test.describe('a booking', () => {
  for (const [name, address, own, intents, status] of [
    ['the intent, though our own status is still open', `${confirmed}?${returned('processing')}`, {}, intent('succeeded'), 'succeeded'],
    ['a processing intent', `${confirmed}?${returned('succeeded')}`, {}, intent('processing'), 'processing'],
    ['our own Processing without a secret', confirmed, inProcess, {}, 'processing'],
    ['our own Processing rather than a stale address', `${confirmed}?redirect_status=succeeded`, inProcess, {}, 'processing'],
    ['our own Paid, opened at the payment page', payment, paid, {}, 'succeeded'],
    ['our own Paid rather than a failed attempt', `${confirmed}?${returned('failed')}`, paid, intent('canceled'), 'succeeded'],
    [
      'a refusal that our own status does not know yet',
      `${confirmed}?${returned('processing')}`,
      inProcess,
      intent('requires_payment_method'),
      'canceled',
    ],
  ] as const) {
    test(`says ${status}: ${name}`, async ({ page }) => {
      await open(page, host.origin + address, { booking: own }, intents);
      await expectStatus(page, status);
      expect(page.url()).not.toContain('_status=');
      await page.reload();
      await expectStatus(page, status);
    });
  }

  test('that was paid says so and stands where there is no thank-you page: receipt, calendar file', async ({ page }) => {
    const { own } = await open(page, host.origin + payment, {});
    Object.assign(own.booking, paid);
    await page.goto(host.origin + confirmed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for booking with us!');
    await expect(shownText(page, 'Your booking is confirmed.')).toBeVisible();
    await expect(page.getByRole('link', { name: text('trip.calendar') })).toHaveAttribute('download', 'B-1.ics');
    await expect(page.getByRole('link', { name: text('confirmed.continue') })).toHaveCount(0);
  });

  test('that was paid leads to the thank-you page where there is one, unless the visitor comes for the receipt', async ({ page }) => {
    await page.route('**/thanks?**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Thanks</h1>' }));
    // Our own status is still open: nothing but the page itself clears what was entered for this booking.
    await page.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${host.origin}/before`);
    await page.evaluate((id) => {
      const bookedAt = Date.now();
      const recent = { d1: { savedAt: bookedAt, revision: 1, value: { id, departureId: 'd1', bookedAt } } };
      localStorage.setItem('recent-booking', JSON.stringify(recent));
      localStorage.setItem('voucher', JSON.stringify({ d1: { savedAt: bookedAt, revision: 1, value: 'SEA10' } }));
    }, aBooking.id);
    await open(page, `${host.origin}/islandhopping${confirmed}?${returned('succeeded')}`, {}, intent('succeeded'));
    await page.waitForURL('**/thanks?**');
    expect(await page.evaluate(() => [localStorage.getItem('recent-booking'), localStorage.getItem('voucher')])).toEqual([null, null]);
    await page.goto(`${host.origin}/islandhopping${confirmed}?receipt=1`);
    await expect(shownText(page, 'Your booking is confirmed.')).toBeVisible();
    await expect(page.getByRole('link', { name: text('confirmed.continue') })).toHaveAttribute('href', /^\/thanks\?/);
  });

  test('an address that says succeeded pays nothing: after a few seconds the form is there', async ({ page }) => {
    await open(page, `${host.origin}${confirmed}?redirect_status=succeeded`, {});
    await expect(shownText(page, text('status.asking'))).toBeVisible();
    await expect(page).not.toHaveURL(/redirect_status/);
    await expectForm(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a failed return goes to the payment page with previous_status, and tells the failure; so does a reload', async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await open(page, `${host.origin}${confirmed}?${returned('failed')}&pay=full_payment`, {}, intent('requires_payment_method', declined));
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await expectForm(page);
    expect(visited.some((url) => url.includes(`${payment}?`) && url.includes('previous_status=failed'))).toBe(true);
    expect(visited.slice(1).join()).not.toContain('secret');
    await expect(pay(page)).toContainText('€4,100');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  });

  test('the confirmation of an unpaid booking, opened without a return, is its plain payment page', async ({ page }) => {
    await open(page, host.origin + confirmed, {});
    await expectForm(page);
    expect(page.url()).not.toContain('previous_status');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('paid by the word of the provider, it leads from its payment page to its confirmation, though our own status is open', async ({
    page,
  }) => {
    await open(page, `${host.origin}${confirmed}?${returned('succeeded')}`, {}, intent('succeeded'));
    await expectStatus(page, 'succeeded');
    await page.goto(host.origin + payment);
    await expectStatus(page, 'succeeded');
    await expect(page).toHaveURL(new RegExp(confirmed));
  });

  test('paid in another tab, a page from the back-forward cache offers nothing to pay with, and leads to the confirmation', async ({
    page,
  }) => {
    const { own } = await open(page, host.origin + payment, {});
    await expectForm(page);
    let answers = false;
    await page.route(`**/api/v1/bookings/${aBooking.id}`, (route) => (answers ? route.fallback() : route.abort()));
    own.booking.can_pay = false;
    const restore = () => page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await restore();
    await expect(shownText(page, text('status.asking'))).toBeVisible();
    await expect(pay(page)).toBeHidden();
    await expect(shownText(page, text('status.unreachable'))).toBeVisible({ timeout: 20_000 });
    await expect(pay(page)).toBeHidden();
    answers = true;
    await page.getByRole('button', { name: text('status.retry') }).click();
    await expectStatus(page, 'succeeded');
    await expect(page).toHaveURL(new RegExp(confirmed));
  });

  test('an intent of another amount than the one shown is told and not confirmed', async ({ page }) => {
    const { provider } = await open(page, host.origin + payment, {}, intent('requires_confirmation', { amount: 410_000 }));
    await page.route('**/api/v1/bookings/*/payments', (route) => route.fulfill({ json: { client_secret: 'pi_1_secret_x' } }));
    await pay(page).click();
    await expect(page.getByRole('alert')).toContainText('€1,370');
    await expect(page.getByRole('alert')).toContainText('€4,100');
    expect(provider.seen.calls).not.toContain('POST /v1/payment_intents/pi_1/confirm');
    provider.intents.pi_1 = { status: 'requires_confirmation', amount: 137_000, currency: 'eur' };
    await pay(page).click();
    await expectStatus(page, 'succeeded');
    expect(provider.seen.calls).toContain('POST /v1/payment_intents/pi_1/confirm');
  });

  test('a deposit of the full amount is no choice, and promises no remainder', async ({ page }) => {
    await open(page, host.origin + payment, { booking: { deposit: 4100 } });
    await expect(pay(page)).toContainText('€4,100');
    await expect(page.getByRole('button', { name: /instead/ })).toHaveCount(0);
    await expect(page.getByText(/remaining/)).toHaveCount(0);
  });

  test('the chosen type survives a change of language', async ({ page }) => {
    await open(page, host.origin + payment, {});
    await page.getByRole('button', { name: text('type.toFull') }).click();
    await expect(page).toHaveURL(/pay=full_payment/);
    const german = page.locator('a[href*="locale=de"]').first();
    await page.goto(new URL((await german.getAttribute('href')) ?? '', host.origin).href);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('button[aria-current=true]')).toContainText('4.100');
    await expect(pay(page)).toContainText('4.100');
  });

  test('the earlier steps are links behind the current one, step 6; price overview and payment are not', async ({ page }) => {
    await page.addInitScript(
      (id) => localStorage.setItem('recent-booking', JSON.stringify({ id, departureId: 'd1', bookedAt: Date.now() })),
      aBooking.id,
    );
    await open(page, host.origin + payment, {});
    await expect(page.getByText('6 of 6', { exact: true })).toBeAttached();
    const link = (step: string) => page.locator('nav a:visible', { hasText: words.text('progress', step) });
    const phone = (page.viewportSize()?.width ?? 0) < 768;
    if (phone) await page.locator('nav summary').first().click();
    await expect(link('departure_date')).toHaveAttribute('href', new RegExp(`/tours/x\\.1\\?.*date=${aBooking.departure_date}`));
    await expect(link('ship')).toHaveAttribute('href', new RegExp(`/tours/x\\.1/date/${aBooking.departure_date}`));
    await expect(link('cabins')).toHaveAttribute('href', /\/departures\/d1\/cabins/);
    await expect(link('personal_information')).toHaveAttribute('href', /\/departures\/d1\/passengers/);
    await expect(link('price_overview')).toHaveCount(0);
    await expect(link('payment')).toHaveCount(0);
  });
});
