import { expect } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import { freeTrip } from '../pages/payment/payable.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

const words = getWords('en');

test('an insurance and its terms that were accepted for one market do not count for the policy of another: both are empty, the page says so, and nothing of them is sent (CONF-50, CONF-49)', async ({
  page,
  request,
}) => {
  const { departure, cabin } = await freeTrip(request, 'north_america');
  await page.goto(`/departures/${departure.id}/passengers?cabins=${cabin.id}:2&party=2&locale=en`);
  const step = journey(page, words);
  const cancellation = page.getByRole('article', { name: words.text('receipt', 'cancellationInsurance') });
  const take = cancellation.getByRole('checkbox', { name: new RegExp(words.text('confirmation', 'insuranceTake')) });
  const agree = cancellation.getByLabel(words.text('confirmation', 'term.cancellation'));
  await step.fillPassengers('NL');
  await step.toConfirmation();
  await take.check();
  // There is something to read.
  const link = cancellation.getByRole('link', { name: words.text('confirmation', 'termLink.cancellation') });
  const terms = await request.get((await link.getAttribute('href')) ?? '');
  expect([terms.status(), (await terms.text()).includes('Terms of the cancellation insurance')]).toEqual([200, true]);
  await agree.check();
  await step.acceptTerms();

  await shown(page.getByRole('link', { name: words.text('common', 'back'), exact: true })).click();
  await step.openPassenger(0);
  const main = page.locator('#passenger-0');
  await main.getByLabel(words.text('checkout', 'field.country'), { exact: true }).selectOption('US');
  await main.getByLabel(words.text('checkout', 'field.zipCode'), { exact: true }).fill('10001-1234');
  await main.getByLabel(words.text('checkout', 'field.state'), { exact: true }).selectOption('NY');
  await step.toConfirmation();
  const said = page.locator('[data-outcome]').filter({ hasText: words.text('conflicts', 'insuranceReplacedText') });
  await expect(said).toBeInViewport();
  await expect(said).toBeFocused();
  await expect(take).not.toBeChecked();
  await expect(agree).toHaveCount(0);
  await take.check();
  await expect(agree).not.toBeChecked();
  await expect(said).toHaveCount(0);
  await take.uncheck();

  await step.acceptTerms(['general_north_america', 'payment_north_america']);
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/v1/bookings'));
  await step.book();
  expect((await sent).postDataJSON()).toMatchObject({
    insurance: { cancellation: false, travel: false },
    terms: { general_north_america: true, payment_north_america: true },
  });
  expect(Object.keys((await sent).postDataJSON().terms)).toHaveLength(2);
  await expect(page).toHaveURL(/\/bookings\/[^/]+\/payment/);
});
