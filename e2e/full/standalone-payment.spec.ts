import { expect } from '@playwright/test';
import { paying } from '../pages/paying.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

test('a standalone payment: declined, tried again, paid; then it cannot be paid again', async ({ page }, { project }) => {
  // The demo's payments are a few, each paid once: one per project.
  const brand = project.name === 'phone' ? 'islandhopping' : 'boatbiketours';
  const words = wordsOf('en');
  const payment = paying(page, words);
  await page.goto(`/brand/${brand}/en`);
  const links = page.locator('a[href*="/payments/"]');
  const addresses = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  let open: string | null = null;
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('payment', 'standalone.title'));
    if (!page.url().includes('/completed')) {
      open = address;
      break;
    }
  }
  test.skip(open === null, 'every demo payment of this brand is paid');
  await payment.fillCard('4000000000000002');
  await payment.pay();
  await expect(page.getByRole('alert')).toContainText(words.text('paymentErrors', 'payment-issue'));
  await payment.fillCard('4242424242424242');
  await payment.pay();
  await expect(page).toHaveURL(/\/payments\/[\w-]+\/completed/);
  await expect(page.getByText(words.text('payment', 'status.succeeded')).first()).toBeVisible();
  expect(page.url()).not.toContain('secret');

  await page.goto(open ?? '');
  await expect(page).toHaveURL(/\/completed/);
});

test('a payment that does not exist is not found', async ({ page }) => {
  await page.goto('/payments/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(wordsOf('en').text('paymentErrors', 'payment-not-found')).first()).toBeVisible();
});
