import { expect, type Page } from '@playwright/test';
import { checkout } from '../pages/checkout.ts';
import { bike, cabin, departure, endpointOf, mockBackend, products } from '../pages/mock-backend.ts';
import { shown, shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// What the checkout shows is what is booked: after a lost answer, with a second tab, when a cabin is sold meanwhile.
const words = wordsOf('en');
const passengers = `/departures/${departure.id}/passengers?cabins=cabin-a-b:2&tours=x.1:y&party=2&locale=en`;
const id = '00000000-0000-4000-8000-000000000001';
const policy = {
  id: 'policy000000000001',
  insurance_type: 'cancellation',
  market: 'default',
  fixed_cost: 100,
  fee_percentage: 0,
  tax_percentage: 0,
  description: '',
  summary: '',
  fine_print: '',
  terms: '',
};
const map = { ...bike, id: 'map000000000000001', name: 'Route map', unit_price: 12.5, passenger_product: false };
const offered = { ...products, other: [map], insurance_policies: [policy] };
const confirmation = (key: string) => words.text('confirmation', key);
const meanwhile = (key: string) => words.text('meanwhile', key);
const insurance = (page: Page) => page.getByRole('checkbox', { name: new RegExp(confirmation('insuranceTake')) });
const firstName = (page: Page, index: number) => page.locator(`#passenger-${index}`).getByLabel(words.text('checkout', 'field.firstName'));

/** Answers POST /bookings by a function, and keeps the bodies. */
async function bookings(page: Page, answer: (nth: number) => { status: number; json: object } | null) {
  const bodies: { idempotency_key: string; insurance: object; passengers: { firstName: string }[]; voucher: string | null }[] = [];
  await page.route('**/api/v1/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    bodies.push(route.request().postDataJSON() as (typeof bodies)[number]);
    const given = answer(bodies.length);
    return given ? route.fulfill(given) : route.abort('connectionreset');
  });
  return bodies;
}

async function toConfirmation(page: Page): Promise<ReturnType<typeof checkout>> {
  const check = checkout(page, words);
  await page.goto(passengers);
  await check.fillPassengers();
  await check.toConfirmation();
  return check;
}

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

test('two tabs: what the other has changed is shown and asked about, and nobody else is booked', async ({ page, context }) => {
  await mockBackend(page);
  const bodies = await bookings(page, () => ({ status: 422, json: {} }));
  const check = await toConfirmation(page);
  const travellers = page.getByRole('region', { name: confirmation('travellers') });
  await expect(travellers).toContainText('Ann Example');

  const other = await context.newPage();
  await mockBackend(other);
  await other.goto(passengers);
  await firstName(other, 0).fill('Zoe');
  await checkout(other, words).toConfirmation();
  await expect(other.getByRole('region', { name: confirmation('travellers') })).toContainText('Zoe Example');

  // Here Ann is still shown, and nothing is booked before the visitor has decided.
  await check.acceptTerms();
  await check.book();
  await expect(page.getByText(meanwhile('changed'))).toBeVisible();
  await expect(page.getByText('First name: Ann → Zoe')).toBeVisible();
  await expect(travellers).toContainText('Ann Example');
  expect(bodies).toHaveLength(0);
  await page.getByRole('button', { name: meanwhile('keep') }).click();
  await check.book();
  await expect(shownText(page, confirmation('refusedText'))).toBeVisible();
  expect(bodies.map((body) => body.passengers[0]?.firstName)).toEqual(['Ann']);

  // The other tab is asked in its turn.
  await other.bringToFront();
  await expect(other.getByText('First name: Zoe → Ann')).toBeVisible();
  await other.getByRole('button', { name: meanwhile('take') }).click();
  await expect(other.getByRole('region', { name: confirmation('travellers') })).toContainText('Ann Example');
});

test('two tabs on the passengers: what the other has typed is not written over', async ({ page, context }) => {
  await mockBackend(page);
  await page.goto(passengers);
  await firstName(page, 0).fill('Ann');
  await page.waitForFunction(() => localStorage.getItem('unvalidated')?.includes('Ann'));
  const other = await context.newPage();
  await mockBackend(other);
  await other.goto(passengers);
  await expect(firstName(other, 0)).toHaveValue('Ann');
  await firstName(other, 1).fill('Bo');
  await other.waitForFunction(() => localStorage.getItem('unvalidated')?.includes('Bo'));

  await expect(page.getByText(meanwhile('changed'))).toBeVisible();
  await firstName(page, 0).fill('Anna');
  await shown(page.getByRole('button', { name: words.text('checkout', 'passengers.next') })).click();
  expect(await page.evaluate(() => localStorage.getItem('unvalidated'))).toContain('Bo');
  await page.getByRole('button', { name: meanwhile('take') }).click();
  await expect(firstName(page, 1)).toHaveValue('Bo');
  await expect(firstName(page, 0)).toHaveValue('Ann');
  await expect(page.getByText(meanwhile('changed'))).toHaveCount(0);
});

test('ticks and quantities outlast a reload and a change of language', async ({ page }) => {
  await mockBackend(page, { products: offered });
  const check = await toConfirmation(page);
  await insurance(page).check();
  await check.acceptTerms(['general', 'cancellation']);
  await page.getByRole('button', { name: new RegExp(`^One more: .*${map.name}`) }).click();
  for (const [language, locale] of [
    ['en', 'en'],
    ['nl', 'nl'],
  ] as const) {
    await page.goto(page.url().replace(/locale=\w+/, `locale=${locale}`));
    const texts = wordsOf(language);
    await expect(page.getByRole('checkbox', { name: new RegExp(texts.text('confirmation', 'insuranceTake')) })).toBeChecked();
    await expect(page.getByLabel(texts.text('confirmation', 'term.general'))).toBeChecked();
    await expect(page.getByLabel(texts.text('confirmation', 'term.cancellation'))).toBeChecked();
    await expect(page.getByLabel(texts.text('confirmation', 'term.consumer'))).not.toBeChecked();
    // 4,048, the insurance of 100 and a map.
    await expect(shownText(page, /4[.,]160,50|4,160\.50/)).toBeVisible();
  }
});

test('a coupon that cannot be checked holds the booking back: checked again, or given up by the visitor', async ({ page }) => {
  const coupon = { code: 'SEA', description: null, discount_type: 'Discount Percentage', percentage: 10, amount: null };
  await mockBackend(page, { voucher: coupon });
  const bodies = await bookings(page, () => ({ status: 422, json: {} }));
  let works = false;
  await page.route('**/voucher?**', (route) => (works ? route.fallback() : route.fulfill({ status: 500, body: 'no' })));
  await page.goto(passengers);
  const check = checkout(page, words);
  await check.fillPassengers();
  const stored = { [departure.id]: { savedAt: Date.now(), revision: 1, value: 'SEA10' } };
  await page.evaluate((text) => localStorage.setItem('voucher', text), JSON.stringify(stored));
  await check.toConfirmation();
  await check.acceptTerms();
  await check.book();
  // While it is looked up again and again, the page says so.
  await expect(page.getByText(meanwhile('couponChecking').replace('{{code}}', 'SEA10')).last()).toBeVisible();
  await expect(page.getByText(meanwhile('couponUnknown').replace('{{code}}', 'SEA10'))).toBeVisible({ timeout: 20_000 });
  await check.book();
  expect(bodies).toHaveLength(0);

  works = true;
  await page.getByRole('button', { name: meanwhile('couponRetry') }).click();
  // 10 % of 4,099 less, and 51 of the departure's own.
  await expect(shownText(page, /€3,638\.10$/)).toBeVisible();
  await check.book();
  await expect.poll(() => bodies.map(({ voucher }) => voucher)).toEqual(['SEA10']);
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

test('clearing the details leaves the focus on the page, and nothing of anybody in storage', async ({ page }) => {
  await mockBackend(page);
  const bodies = await bookings(page, () => null);
  const check = await toConfirmation(page);
  await check.acceptTerms();
  await check.book();
  await expect(shownText(page, confirmation('unknownText'))).toBeVisible();
  expect(bodies).toHaveLength(1);
  await page.goto(passengers);
  const clear = page.getByRole('button', { name: words.text('checkout', 'passengers.clear') });
  await clear.click();
  await page.getByRole('button', { name: words.text('checkout', 'passengers.clearConfirm') }).click();
  await expect(firstName(page, 0)).toHaveValue('');
  await expect(clear).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
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
