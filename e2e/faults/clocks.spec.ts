import { expect, type Page } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import { freeTrip, payableBooking } from '../pages/payment/payable.ts';
import { shown, shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

const words = getWords('en');
const hour = 3_600_000;

/** The notice that the trip can no longer be booked: in view, with the focus. */
async function expectClosed(page: Page): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: words.text('errors', 'trip-closed') });
  await expect(notice).toBeInViewport();
  await expect(page.locator(':focus').filter({ has: notice })).toHaveCount(1);
}

test('a page that stays open while the day of the trip begins sends nothing at the press, keeps what was typed and leads to other dates (DATE-16, DATE-48)', async ({
  page,
  request,
}) => {
  const { departure, cabin } = await freeTrip(request, 'default');
  // In the time zone of the tests' browser.
  const midnight = Date.parse(`${departure.date}T00:00:00+02:00`);
  const trip = `cabins=${cabin.id}:2&party=2&locale=en`;
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && /\/bookings$/.test(one.url()) && sent.push(one.url()));
  await page.clock.setFixedTime(midnight - 3 * hour);
  const step = journey(page, words);
  await page.goto(`/departures/${departure.id}/passengers?${trip}`);
  await step.fillPassengers();
  await step.toConfirmation();
  await step.acceptTerms();

  await page.clock.setFixedTime(midnight + 3 * hour);
  await step.book();
  await expectClosed(page);
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('unvalidated'))).toContain('Keizersgracht');

  for (const step of [`passengers?${trip}`, `cabins?${trip}`]) {
    await page.goto(`/departures/${departure.id}/${step}`);
    await expectClosed(page);
  }
  await shown(page.getByRole('link', { name: words.text('departures', 'otherDate') })).click();
  // Of the last departure of a tour nothing is left.
  await expect(page.getByText(/ can no longer be booked\.$|^The season of this tour is over$/)).toBeVisible();
  await expect(page).toHaveURL(/\/tours\/[^?]+\?party=2/);
});

test('a clock that is five hours ahead does not end the hold of the cabins (PAY-66, CALL-46)', async ({ page, request }) => {
  const id = await payableBooking(request);
  await page.clock.setFixedTime(Date.now() + 5 * hour);
  await page.goto(`/bookings/${id}/payment?locale=en`);
  await expect(shownText(page, /^Cabins held until/)).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(page.getByText(words.text('payment', 'hold.over'))).toHaveCount(0);
});
