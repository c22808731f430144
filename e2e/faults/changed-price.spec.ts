import { expect, type Page } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import { freeTrip } from '../pages/payment/payable.ts';
import { shown, shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { withoutPageData } from '../pages/without-data.ts';
import { getWords } from '../pages/words.ts';

// A backend whose cabins cost something else between two steps, and between the screen and the press.
const words = getWords('en');
const changed = words.text('conflicts', 'priceChanged.title');
const outcome = (page: Page) => page.locator('[data-outcome]:focus').filter({ hasText: changed });

/** From now on each cabin costs 100 euros more per person. */
const raisePrices = (page: Page) =>
  page.route('**/api/v1/departures/*/cabins', async (route) => {
    const types = (await (await route.fetch()).json()) as Record<'unit_price' | 'discount_price' | 'surcharge_price', number | null>[];
    const raise = (price: number | null) => price && price + 100;
    const raised = types.map((type) => ({
      ...type,
      unit_price: raise(type.unit_price),
      discount_price: raise(type.discount_price),
      surcharge_price: raise(type.surcharge_price),
    }));
    await route.fulfill({ json: raised });
  });

test('a price that rises before the press is not booked: the page names it, and asks again; the payment page compares with what was then promised (BOOK-35, BOOK-36, PAY-61)', async ({
  page,
  request,
}) => {
  const { departure, cabin } = await freeTrip(request, 'default');
  const bookings: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/v1/bookings')) bookings.push(sent.url());
  });
  const step = journey(page, words);
  await page.goto(`/departures/${departure.id}/passengers?cabins=${cabin.id}:2&party=2&locale=en`);
  await step.fillPassengers();
  await step.toConfirmation();
  await step.acceptTerms();
  const button = shown(page.getByRole('button', { name: /^Book now · €/ }));
  const promised = await button.textContent();
  await raisePrices(page);
  await step.book();
  await expect(outcome(page)).toBeInViewport();
  await expect(outcome(page).getByRole('listitem').first()).toHaveText(/^1 × .*: was €[\d,.]+, is now €[\d,.]+$/);
  expect(await button.textContent()).not.toBe(promised);
  expect(bookings).toEqual([]);

  // The visitor agrees. The backend books at its own price, which is the lower one.
  await step.book();
  await expect(page.getByText(words.text('payment', 'difference.title'))).toBeVisible();
  expect(bookings).toHaveLength(1);
});

test('a price that rises between two visits is said in the summary until it is acknowledged (PRICE-50, PRICE-51)', async ({
  page,
  request,
}) => {
  const { departure, cabin } = await freeTrip(request, 'default');
  // The server's own data would be those before the change.
  await withoutPageData(page);
  await page.goto(`/departures/${departure.id}/passengers?cabins=${cabin.id}:2&party=2&locale=en`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shown-price'))).toContain(departure.id);
  await raisePrices(page);
  await page.reload();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText(changed)).toBeInViewport();
  await expect(panel.getByRole('listitem').filter({ hasText: /^1 × .*: was €[\d,.]+, is now €[\d,.]+$/ })).toBeVisible();
  await page.goto(`/departures/${departure.id}/cabins?cabins=${cabin.id}:2&party=2&locale=en`);
  await expect(panel.getByText(changed)).toBeVisible();
  await panel.getByRole('button', { name: words.text('conflicts', 'priceChanged.acknowledge') }).click();
  await expect(shownText(page, changed)).toHaveCount(0);
  await page.reload();
  await expect(panel.getByText(/^1 × /).first()).toBeVisible();
  await expect(page.getByText(changed)).toHaveCount(0);
});
