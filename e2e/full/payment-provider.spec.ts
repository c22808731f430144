import { expect } from '@playwright/test';
import { aBooking } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { onlyFull } from '../pages/full.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { startBackend } from '../pages/own-backend.ts';
import { fakeProvider } from '../pages/payment/fake-provider.ts';
import { shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// With the card provider's keys: its script from its own host, within the page's policy. A script that hangs needs a real reload.
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_eur',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_eur',
  STRIPE_WEBHOOK_SECRET: 'whsec_eur',
  STRIPE_SECRET_KEY_NORTH_AMERICA: 'sk_test_usd',
  STRIPE_PUBLISHABLE_KEY_NORTH_AMERICA: 'pk_test_usd',
  STRIPE_WEBHOOK_SECRET_NORTH_AMERICA: 'whsec_usd',
};
let backend: Awaited<ReturnType<typeof startBackend>>;
test.beforeAll(async () => {
  backend = await startBackend(keys);
});
test.afterAll(() => backend.stop());

const text = (key: string): string => getWords('en').text('payment', key);

test(
  "the provider's script comes from its own host with the key of the market, and a payment calls its API within the page's policy (OUT-1, OUT-2, OUT-9)",
  onlyFull(),
  async ({ page }) => {
    const requested: string[] = [];
    const blocked: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    page.on('console', (message) => message.text().includes('Content Security Policy') && blocked.push(message.text()));
    await mockBackend(page, { booking: { ...aBooking, market: 'north_america', deposit: null, full_amount: 1000 } });
    await page.route('**/api/v1/bookings/*/payments', (route) => route.fulfill({ json: { client_secret: 'pi_1_secret_x' } }));
    const { seen } = await fakeProvider(page, { pi_1: { status: 'requires_confirmation', amount: 110_000, currency: 'usd' } });
    await page.goto(`${backend.origin}/bookings/${aBooking.id}/payment`);
    const pay = page.locator('button[type=submit]');
    await expect(pay).toBeEnabled();
    expect(seen.scripts).toHaveLength(1);
    expect(seen.scripts[0]).toMatch(/^https:\/\/js\.stripe\.com\/\w+\/stripe\.js$/);
    expect(seen.keys).toEqual(['pk_test_usd']);
    await pay.click();
    await page.waitForURL('**/thank-you?**');
    expect(seen.calls).toEqual([
      'POST /v1/payment_methods',
      'GET /v1/payment_intents/pi_1',
      'POST /v1/payment_intents/pi_1/confirm',
      'GET /v1/payment_intents/pi_1',
    ]);
    expect(requested.filter((url) => url.includes('/sandbox') || url.includes(`${backend.origin}/v1/`))).toEqual([]);
    expect(blocked).toEqual([]);
  },
);

test(
  'a script that hangs on return: the page says that it cannot see how the payment went, and offers no second one (PAY-57)',
  onlyFull(),
  async ({ page }) => {
    await page.clock.install();
    await mockBackend(page, { booking: aBooking });
    const provider = await fakeProvider(page, { pi_1: { status: 'succeeded', amount: 137_000, currency: 'eur' } });
    provider.hangs = true;
    const query = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded';
    await page.goto(`${backend.origin}/bookings/${aBooking.id}/confirmed?${query}`);
    await expect(shownText(page, text('status.checking'))).toBeVisible();
    provider.hangs = false;
    for (let waited = 0; waited < 4; waited++) await page.clock.fastForward(31_000);
    await expect(shownText(page, text('status.unreachable'))).toBeVisible();
    await expect(page.locator('button[type=submit]')).toHaveCount(0);
    await page.getByRole('button', { name: text('status.retry') }).click();
    await page.waitForURL('**/thank-you?**');
  },
);
