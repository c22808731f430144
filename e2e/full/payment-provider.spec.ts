import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Behaviour, fakeProvider } from '../pages/fake-provider.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { startBackend } from '../pages/own-backend.ts';
import { aBooking } from '../pages/payments.ts';
import { shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// With the card provider's keys: its own script from its own host, nothing of the sandbox; and whatever happens to that script is said.
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

const words = wordsOf('en');
const text = (key: string): string => words.text('payment', key);
const pay = (page: Page) => page.locator('button[type=submit]');
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: text('form.unavailable') });

async function open(page: Page, behaviour: Behaviour, booking: object = {}) {
  await mockBackend(page, { booking: { ...aBooking, ...booking } });
  const provider = await fakeProvider(page, { pi_1: { status: 'requires_confirmation', amount: 137_000, currency: 'eur' } });
  provider.behaviour = behaviour;
  await page.goto(`${backend.origin}/bookings/${aBooking.id}/payment`);
  return provider;
}

for (const [market, key] of [
  ['default', 'pk_test_eur'],
  ['north_america', 'pk_test_usd'],
] as const) {
  test(`the provider's script comes from its own host, with the publishable key of the market ${market}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { seen } = await open(page, 'documented', { market });
    await expect(pay(page)).toBeEnabled();
    expect(seen.scripts).toHaveLength(1);
    expect(seen.scripts[0]).toMatch(/^https:\/\/js\.stripe\.com\/\w+\/stripe\.js$/);
    expect(seen.keys).toEqual([key]);
    expect(asked.filter((url) => url.includes('/sandbox') || url.includes(`${backend.origin}/v1/`))).toEqual([]);
  });
}

test('a payment asks the provider at its own API host, within the page’s content security policy', async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && blocked.push(message.text()));
  const { seen } = await open(page, 'documented');
  await page.route('**/api/v1/bookings/*/payments', (route) => route.fulfill({ json: { client_secret: 'pi_1_secret_x' } }));
  await pay(page).click();
  await page.waitForURL('**/thank-you?**');
  expect(seen.calls).toEqual([
    'POST /v1/payment_methods',
    'GET /v1/payment_intents/pi_1',
    'POST /v1/payment_intents/pi_1/confirm',
    'GET /v1/payment_intents/pi_1',
  ]);
  expect(blocked).toEqual([]);
});

test('nothing of the sandbox is served where there are keys, nor bundled with the tool', async ({ request }) => {
  expect((await request.get(`${backend.origin}/sandbox/stripe.js`)).status()).toBe(404);
  // An address that is none of the tool's is its page, which says so.
  expect(await (await request.get(`${backend.origin}/sandbox/challenge/pi_1`)).text()).toContain('id="app"');
  for (const path of ['/v1/payment_intents', '/v1/payment_methods'])
    expect([404, 405], path).toContain((await request.post(backend.origin + path, { form: { amount: '1' } })).status());
  const home = await (await request.get(`${backend.origin}/tours?all=1`)).text();
  expect(home).toContain('pk_test_eur');
  expect(home).not.toMatch(/\/sandbox\//);
  for (const shell of ['booking', 'frame']) {
    const folder = new URL(`../../apps/${shell}/dist/assets/`, import.meta.url).pathname;
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const name of scripts)
      expect(readFileSync(folder + name, 'utf8'), name).not.toMatch(/payment sandbox|4242 ?4242|pk_test_sandbox/i);
  }
});

test('the note about the fee and the button do not wait for an event that the element sends only after typing', async ({ page }) => {
  const { seen } = await open(page, 'documented');
  await expect(pay(page)).toBeEnabled();
  await expect(shownText(page, text('form.cardFee'))).toBeVisible();
  expect(seen.events).toEqual(['loaderstart', 'ready']);
  await page.getByLabel('Card number').fill('4');
  expect(seen.events).toEqual(['loaderstart', 'ready', 'change']);
  await expect(shownText(page, text('form.cardFee'))).toBeVisible();
});

test.describe('where the form does not come, the page says so, how else to pay, and tries again', () => {
  const expectOtherWays = async (page: Page): Promise<void> => {
    const notice = page.locator('[role=alert], [role=status]').filter({ hasText: aBooking.number });
    await expect(notice).toBeVisible();
    await expect(notice.locator('a[href^="tel:"]').first()).toBeVisible();
    // On a phone it is in the folded panel.
    await expect(page.getByRole('heading', { name: words.text('common', 'help.title'), includeHidden: true })).toBeAttached();
  };

  test('a script that a content blocker holds back', async ({ page }) => {
    const provider = await open(page, 'blocked');
    await expect(failed(page)).toBeVisible();
    await expectOtherWays(page);
    await expect(pay(page)).toHaveCount(0);
    provider.behaviour = 'documented';
    await page.getByRole('button', { name: words.text('common', 'retry') }).click();
    await expect(pay(page)).toBeEnabled();
  });

  test('an element that cannot load', async ({ page }) => {
    await open(page, 'load-error');
    await expect(failed(page)).toBeVisible();
    await expectOtherWays(page);
  });

  for (const behaviour of ['hangs', 'never-ready'] as const) {
    test(`one that ${behaviour}: slow after 10 seconds, given up after 30`, async ({ page }) => {
      await page.clock.install();
      const provider = await open(page, behaviour);
      await expect(shownText(page, text('form.loading'))).toBeVisible();
      await page.clock.fastForward(10_500);
      // The page's clock goes on meanwhile.
      await expect(shownText(page, text('form.slow'))).toBeVisible({ timeout: 3_000 });
      await expectOtherWays(page);
      await expect(pay(page)).toBeDisabled();
      // What is asked for anew from here on comes.
      provider.behaviour = 'documented';
      await page.clock.fastForward(20_000);
      await expect(failed(page)).toBeVisible();
      await expectOtherWays(page);
      if (behaviour === 'never-ready') await page.reload();
      else await page.getByRole('button', { name: words.text('common', 'retry') }).click();
      await expect(pay(page)).toBeEnabled();
    });
  }

  test('a script that hangs on return: the page says that it cannot see how the payment went, and offers no second one', async ({
    page,
  }) => {
    await page.clock.install();
    await mockBackend(page, { booking: aBooking });
    const provider = await fakeProvider(page, { pi_1: { status: 'succeeded', amount: 137_000, currency: 'eur' } });
    provider.behaviour = 'hangs';
    const query = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded';
    await page.goto(`${backend.origin}/bookings/${aBooking.id}/confirmed?${query}`);
    await expect(shownText(page, text('status.asking'))).toBeVisible();
    provider.behaviour = 'documented';
    for (let waited = 0; waited < 4; waited++) await page.clock.fastForward(31_000);
    await expect(shownText(page, text('status.unreachable'))).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
    await page.getByRole('button', { name: text('status.retry') }).click();
    await page.waitForURL('**/thank-you?**');
  });
});
