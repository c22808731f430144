import { expect } from '@playwright/test';
import { declined, expectStatus, intent, open, pay, returned, startPaymentHost, text } from '../pages/payment-return.ts';
import { test } from '../pages/test.ts';

// Intent, own status and address in every order: whatever the pages of a standalone payment say of it is so.
let host: Awaited<ReturnType<typeof startPaymentHost>>;
test.beforeAll(async () => {
  host = await startPaymentHost();
});
test.afterAll(() => host.stop());

test.describe('a standalone payment', () => {
  const completed = '/payments/p1/completed';
  for (const [name, address, own, intents, status, retry] of [
    ['the intent', `${completed}?${returned('processing')}`, {}, intent('succeeded'), 'succeeded', false],
    [
      'our own Completed rather than a stale address',
      `${completed}?redirect_status=processing`,
      { status: 'Completed' },
      {},
      'succeeded',
      false,
    ],
    [
      'our own Completed rather than a failed attempt',
      `${completed}?${returned('failed')}`,
      { status: 'Completed' },
      intent('canceled'),
      'succeeded',
      false,
    ],
    ['our own Processing', '/payments/p1', { status: 'Processing' }, {}, 'processing', false],
    ['a refused attempt', `${completed}?${returned('failed')}`, {}, intent('requires_payment_method', declined), 'canceled', true],
    [
      'a refused attempt while our own status does not know it',
      `${completed}?${returned('processing')}`,
      { status: 'Processing' },
      intent('requires_payment_method'),
      'canceled',
      false,
    ],
    ['open without an attempt', completed, {}, {}, 'open', true],
    ['open, whatever a stale address says', `${completed}?redirect_status=succeeded`, {}, {}, 'open', true],
    ['a status that is not known', '/payments/p1', { status: 'Refunded' }, {}, 'closed', false],
  ] as const) {
    test(`says ${status}: ${name}`, async ({ page }) => {
      await open(page, host.origin + address, { payment: own }, intents);
      for (const again of [false, true]) {
        if (again) await page.reload();
        await expectStatus(page, status);
        await expect(page).not.toHaveURL(/_status=|secret/);
        await expect(page.getByRole('link', { name: text('status.retry') })).toHaveCount(retry ? 1 : 0);
      }
    });
  }

  test('a bank debit that was refused later says so in a new tab, too: processing is not for ever', async ({ page }) => {
    await open(page, `${host.origin}${completed}?redirect_status=processing`, {});
    await expectStatus(page, 'processing');
    await expectStatus(page, 'open');
    await page.getByRole('link', { name: text('status.retry') }).click();
    await expect(pay(page)).toBeEnabled();
  });

  test('shows booking number, amount and form; of an amount of 0 no form', async ({ page }) => {
    const { own } = await open(page, `${host.origin}/payments/p1`, {});
    await expect(page.getByRole('definition').filter({ hasText: 'B-1' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '€250' })).toBeVisible();
    await expect(pay(page)).toContainText('€250');
    own.payment.amount = 0;
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: 'B-1' })).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
  });
});
