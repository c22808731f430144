import { expect } from '@playwright/test';
import { contact } from '../../packages/flow/src/testing/journey/guests.ts';
import { journey } from '../pages/journey.ts';
import { payableBooking } from '../pages/payment/payable.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

/** On every change one of them runs at each width. */
const brands = [
  { brand: 'boatbiketours', language: 'en', base: '', isOnPhone: false },
  { brand: 'islandhopping', language: 'de', base: '/islandhopping', isOnPhone: true },
] as const;

for (const { brand, language, base, isOnPhone } of brands) {
  test(`a newcomer books from the home page of ${brand}, in ${language}, to the thank-you page, and pays (BACK-64, BACK-67, BACK-69, BRAND-1, SHELL-1, SHELL-2, PASS-7, PAY-1, PAY-38, PAY-39)`, {
    tag: isOnPhone ? '@phone' : [],
  }, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const words = getWords(language);
    const step = journey(page, words);

    await page.goto(`/brand/${brand}/${language}`);
    // Wordmark and menu are one row, at every width.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(65);
    await page.locator(`a[href*="${base}/tours/"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${base}/tours/\\w+`));
    const { version } = await (await page.request.get('/api/v1/health/live')).json();
    await expect(page.locator('meta[name=version]')).toHaveAttribute('content', version);
    const licenses = await (await page.request.get('/licenses.txt')).text();
    for (const name of ['react-dom', '@fontsource-variable/figtree']) expect(licenses).toContain(`## ${name} - `);
    await step.takeFirstAvailableDay();
    await step.pressNext();

    await expect(page).toHaveURL(/\/date\/\d{4}-\d{2}-\d{2}\?.*party=2/);
    await step.takeShip();
    await step.pressNext();

    await expect(page).toHaveURL(/\/departures\/\w+\/cabins/);
    await step.takeCabinForTwo();
    await step.startBooking();

    await expect(page).toHaveURL(new RegExp(`${base}/departures/\\w+/passengers\\?cabins=`));
    await step.fillPassengers(language === 'de' ? 'DE' : 'NL');
    await step.toConfirmation();
    await step.bookAndPay('4242424242424242');

    await page.waitForURL(`**/brand/${brand}/${language}/thank-you?**`);
    const query = new URL(page.url()).searchParams;
    expect(query.get('email')).toBe(contact.emailAddress);
    expect(query.get('on_request')).toBe('false');
    expect(query.get('order_id')).toMatch(/^[\w-]{36}$/);
    await expect(page.locator('[data-field=paid]')).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('a declined card says so, and another one pays (ERR-20)', async ({ page, request }) => {
  const words = getWords('en');
  const step = journey(page, words);
  await page.goto(`/bookings/${await payableBooking(request)}/payment`);
  await step.expectPaymentPage();

  await step.fillCard('4000000000000002');
  await step.pay();
  await expect(page.getByRole('alert')).toContainText(words.text('paymentErrors', 'payment-issue'));
  await expect(page.getByRole('alert')).toContainText('declined');

  await step.fillCard('4242424242424242');
  await step.pay();
  await page.waitForURL('**/thank-you?**');
});
