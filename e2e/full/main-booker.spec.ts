import { expect } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { freeTrip } from '../pages/payment/payable.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

const words = getWords('en');

test(
  'a main booker from US on our own backend: insured where that is offered, and booked (PASS-23, CONF-17, BRAND-19)',
  onlyFull(),
  async ({ page, request }) => {
    const { departure, cabin } = await freeTrip(request, 'north_america');
    await page.goto(`/departures/${departure.id}/passengers?cabins=${cabin.id}:2&party=2&locale=en`);
    const step = journey(page, words);
    await step.fillPassengers('US');
    await step.openPassenger(0);
    const main = page.locator('#passenger-0');
    await main.getByLabel(words.text('checkout', 'field.zipCode'), { exact: true }).fill('10001-1234');
    await main.getByLabel(words.text('checkout', 'field.state'), { exact: true }).selectOption('NY');
    await step.toConfirmation();
    const take = page.getByRole('checkbox', { name: new RegExp(words.text('confirmation', 'insuranceTake')) });
    await take.last().check();
    await step.acceptTerms(['general_north_america', 'payment_north_america', 'travel']);
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/v1/bookings'));
    await step.book();
    expect((await sent).postDataJSON()).toMatchObject({ main: { country: 'US', state: 'NY' }, insurance: { travel: true } });
    await expect(page).toHaveURL(/\/bookings\/[^/]+\/payment/);
    const booking = await (await request.get(`/api/v1/bookings/${new URL(page.url()).pathname.split('/').at(-2)}`)).json();
    expect(booking).toMatchObject({ status: 'completed', market: 'north_america' });
    expect(booking.insurance_amount).toBeGreaterThan(0);
  },
);
