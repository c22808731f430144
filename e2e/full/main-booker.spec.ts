import { expect } from '@playwright/test';
import { checkout, contact } from '../pages/checkout.ts';
import { departure, mockBackend, products } from '../pages/mock-backend.ts';
import { freeTrip } from '../pages/payable.ts';
import { shown, shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// The main booker's country through to the booking: state, zip code, market, terms and insurance follow it.
const words = wordsOf('en');
const policy = { insurance_type: 'travel', fixed_cost: 100, fee_percentage: 0, tax_percentage: 0 };
const policies = [
  { ...policy, id: 'policy000000000001', market: 'default' },
  { ...policy, id: 'policy000000000002', market: 'north_america', fixed_cost: 70 },
];
const sgr = { id: 'sgr000000000000001', name: 'SGR contribution', description: '', unit_price: 5 };
const european = ['general', 'consumer', 'payment'];
const american = ['general_north_america', 'payment_north_america'];

type Body = { main: object; terms: object; insurance: object };

// The trip is 4,048; the guarantee fund 10; the insurance 100, and 70 in North America.
const bookers = [
  { country: 'NL', zipCode: '1015 AA', state: null, terms: european, insurance: true, total: '€4,158' },
  { country: 'US', zipCode: '10001-1234', state: 'NY', terms: american, insurance: true, total: '€4,118' },
  { country: 'CA', zipCode: 'K1A 0B1', state: 'ON', terms: american, insurance: true, total: '€4,118' },
  { country: 'AU', zipCode: '2000', state: null, terms: european, insurance: false, total: '€4,058' },
] as const;

for (const { country, zipCode, state, terms, insurance, total } of bookers) {
  test(`a main booker from ${country}: what the form asks for, what is offered, and what is sent`, async ({ page }) => {
    await mockBackend(page, {
      departure: { ...departure, multi_market: true },
      products: { ...products, sgr, insurance_policies: policies },
    });
    let body: Body | null = null;
    await page.route('**/api/v1/bookings', (route) => {
      body = route.request().postDataJSON() as Body;
      return route.fulfill({ status: 422, json: {} });
    });
    await page.goto(`/departures/${departure.id}/passengers?cabins=cabin-a-b:2&party=2&locale=en`);
    const check = checkout(page, words);
    await check.fillPassengers(country);
    const main = page.locator('#passenger-0');
    const zip = main.getByLabel(words.text('checkout', 'field.zipCode'), { exact: true });
    const region = main.getByLabel(words.text('checkout', 'field.state'), { exact: true });
    await zip.fill('');
    await expect(region).toHaveCount(state === null ? 0 : 1);
    await shown(page.getByRole('button', { name: words.text('checkout', 'passengers.next') })).click();
    await expect(shownText(page, 'Zip code is required')).toBeVisible();
    await expect(page.locator('#field-main-state-error')).toHaveText(state === null ? [] : ['State/Province is required']);
    await zip.fill(zipCode);
    if (state !== null) await region.selectOption(state);
    await check.toConfirmation();

    const take = page.getByRole('checkbox', { name: new RegExp(words.text('confirmation', 'insuranceTake')) });
    await expect(take).toHaveCount(insurance ? 1 : 0);
    if (insurance) await take.check();
    // The travel terms are those of the market, and no others.
    const asked = [...terms, ...(insurance ? ['travel'] : [])];
    for (const key of [...european, ...american])
      await expect(page.getByLabel(words.text('confirmation', `term.${key}`))).toHaveCount(asked.includes(key) ? 1 : 0);
    await check.acceptTerms(asked);
    await expect(shownText(page, new RegExp(`${total}(\\.00)?$`))).toBeVisible();
    await check.book();
    await expect.poll(() => body).not.toBeNull();
    expect(body).toMatchObject({
      main: { ...contact, country, zipCode, state: state ?? '' },
      insurance: { cancellation: false, travel: insurance },
    });
    expect((body as Body | null)?.terms).toEqual(Object.fromEntries(asked.map((key) => [key, true])));
  });
}

for (const { country, zipCode, state, terms, insurance } of bookers) {
  test(`a main booker from ${country} on our own backend: insured where that is offered, and booked`, async ({ page, request }) => {
    const { departure: free, cabin } = await freeTrip(request, 'north_america');
    await page.goto(`/departures/${free.id}/passengers?cabins=${cabin.id}:2&party=2&locale=en`);
    const check = checkout(page, words);
    await check.fillPassengers(country);
    const main = page.locator('#passenger-0');
    await main.getByLabel(words.text('checkout', 'field.zipCode'), { exact: true }).fill(zipCode);
    if (state !== null) await main.getByLabel(words.text('checkout', 'field.state'), { exact: true }).selectOption(state);
    await check.toConfirmation();
    const take = page.getByRole('checkbox', { name: new RegExp(words.text('confirmation', 'insuranceTake')) });
    if (insurance) await take.last().check();
    else await expect(take).toHaveCount(0);
    await check.acceptTerms([...terms, ...(insurance ? ['travel'] : [])]);
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/v1/bookings'));
    await check.book();
    expect((await sent).postDataJSON()).toMatchObject({ main: { country, state: state ?? '' }, insurance: { travel: insurance } });
    await expect(page).toHaveURL(/\/bookings\/[^/]+\/payment/);
    const booking = await (await request.get(`/api/v1/bookings/${new URL(page.url()).pathname.split('/').at(-2)}`)).json();
    expect(booking).toMatchObject({ status: 'completed', market: terms === american ? 'north_america' : 'default' });
    expect(Boolean(booking.insurance_amount)).toBe(insurance);
  });
}
