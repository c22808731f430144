import { expect } from '@playwright/test';
import { bookings, confirmation, id, insurance, meanwhile, offered, passengers, toConfirmation, words } from '../pages/answered-booking.ts';
import { cabin, departure, endpointOf, mockBackend } from '../pages/mock-backend.ts';
import { shown, shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';

// What the checkout shows is what is booked: after a lost answer, when a cabin is sold meanwhile, at another price.
test('an attempt without an answer is shown as it was sent: its insurance and its price; it can be left once it is no booking', async ({
  page,
}) => {
  await mockBackend(page, { products: offered });
  const bodies = await bookings(page, (nth) => (nth === 1 ? null : { status: 422, json: {} }));
  const check = await toConfirmation(page);
  await insurance(page).check();
  await check.acceptTerms(['general', 'consumer', 'payment', 'cancellation']);
  await check.book();
  await expect(shownText(page, confirmation('unknownText'))).toBeVisible();

  // The ticks of the page are gone with its tab; those of the attempt are not.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(shownText(page, confirmation('openText'))).toBeVisible();
  await expect(insurance(page)).toBeChecked();
  await expect(insurance(page)).toBeDisabled();
  await expect(page.getByText(confirmation('noInsurance'))).toHaveCount(0);
  // 4,048 and the insurance of 100.
  await expect(shownText(page, /€4,148(\.00)?$/)).toBeVisible();

  await page.getByRole('button', { name: confirmation('startOver') }).click();
  await expect(shownText(page, confirmation('left'))).toBeVisible();
  expect(bodies[1]).toEqual(bodies[0]);
  await expect(insurance(page)).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('booking-attempt'))).toBeNull();
});

test('who starts over is taken to the booking, where the attempt has become one', async ({ page }) => {
  await mockBackend(page, { booking: { status: 'pending', id } });
  await bookings(page, (nth) => (nth === 1 ? null : { status: 201, json: { id, status: 'completed' } }));
  const check = await toConfirmation(page);
  await check.acceptTerms();
  await check.book();
  await page.getByRole('button', { name: confirmation('startOver') }).click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${id}/payment`));
});

test('a cabin that is sold meanwhile: said before the booking, everything entered is kept, and the way leads to the cabins', async ({
  page,
}) => {
  let free = 3;
  await mockBackend(page);
  await page.route('**/departures/*/cabins', (route) =>
    endpointOf(route.request().url()) === 'cabins' ? route.fulfill({ json: [{ ...cabin, count: free }] }) : route.fallback(),
  );
  const bodies = await bookings(page, () => ({ status: 422, json: {} }));
  const check = await toConfirmation(page);
  await check.acceptTerms();
  free = 0;
  await check.book();
  await expect(page.getByText(meanwhile('sold'))).toBeVisible();
  expect(bodies).toHaveLength(0);
  const way = page.getByRole('link', { name: meanwhile('soldAction') });
  for (const part of [/\/cabins\?/, /cabins=cabin-a-b:2/, /tours=x\.1:y/, /party=2/]) await expect(way).toHaveAttribute('href', part);

  // The passengers are as they were.
  await page.goto(passengers);
  await expect(page.getByText(meanwhile('sold'))).toBeVisible();
  await expect(page.locator('#passenger-1')).toContainText('Bo Example');
  await shown(page.getByRole('button', { name: words.text('checkout', 'passengers.next') })).click();
  await expect(way).toBeFocused();
});

test('the backend’s word that a cabin is gone is said as such', async ({ page }) => {
  await mockBackend(page, { booking: { status: 'failed', id, error: 'cabins_unavailable' } });
  await bookings(page, () => ({ status: 201, json: { id, status: 'pending' } }));
  const check = await toConfirmation(page);
  await check.acceptTerms();
  await check.book();
  await expect(page.getByText(meanwhile('sold'))).toBeVisible();
  await expect(page.getByRole('link', { name: meanwhile('soldAction') })).toHaveAttribute('href', /cabins=cabin-a-b:2.*tours=x\.1:y/);
});

test('back before the payment page stands: the way to the payment, and no form', async ({ page }) => {
  await mockBackend(page, { booking: { status: 'pending', id } });
  await bookings(page, () => ({ status: 201, json: { id, status: 'completed' } }));
  // The payment page does not come.
  await page.route('**/assets/booking-payment-container*.js', () => {});
  const check = await toConfirmation(page);
  await check.acceptTerms();
  await check.book();
  await expect(page).toHaveURL(/\/payment/);
  await page.goBack();
  await expect(shown(page.getByRole('link', { name: confirmation('recentAction') }))).toHaveAttribute('href', new RegExp(id));
});

test('a booking at another price than was shown: said before the payment, and logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const completed = {
    status: 'completed',
    id,
    departure_date: departure.date,
    can_pay: true,
    on_request: false,
    tour_name: departure.tour_name,
    tour_id: departure.tour_id,
    tour_external_id: '',
    name: 'Ann Example',
    email: 'ann@example.com',
    market: 'default',
    exchange_rate: 1,
    state: null,
    number: 'BBT-1',
    amount: 4148,
    local_costs: 0,
    full_amount: 4148,
    insurance_amount: 0,
    deposit: null,
  };
  await mockBackend(page, { booking: completed });
  await bookings(page, () => ({ status: 201, json: { id, status: 'completed' } }));
  const check = await toConfirmation(page);
  await check.acceptTerms();
  await check.book();
  await expect(page.getByText(words.text('payment', 'difference.title'))).toBeVisible();
  await expect(page.getByText(/4,148(\.00)? instead of €4,048/)).toBeVisible();
  expect(logged.join()).toContain('The booking differs from what was shown');
});
