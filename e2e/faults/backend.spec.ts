import { expect } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import { freeTrip } from '../pages/payment/payable.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

const words = getWords('en');

test('a lost response, then a retry after a reload, make one booking (BOOK-10, BOOK-11, BOOK-14, BOOK-15)', async ({ page, request }) => {
  const keys: string[] = [];
  const made = new Set<string>();
  let lost = false;
  await page.route('**/api/v1/bookings', async (route) => {
    const body = route.request().postDataJSON() as { idempotency_key: string };
    keys.push(body.idempotency_key);
    const response = await route.fetch();
    made.add(((await response.json()) as { id: string }).id);
    if (lost) return route.fulfill({ response });
    lost = true;
    // The backend has made the booking, but its response never arrives.
    await route.abort('connectionreset');
  });
  const { departure, cabin } = await freeTrip(request, 'default');
  const step = journey(page, words);
  await page.goto(`/departures/${departure.id}/passengers?cabins=${cabin.id}:2&party=2&locale=en`);
  await step.fillPassengers();
  await step.toConfirmation();
  await step.acceptTerms();
  await step.book();
  await expect(page.getByText(words.text('confirmation', 'unknownText'))).toBeVisible();
  // The cabins may show as sold out by now, because this booking took them.
  await page.route('**/api/v1/departures/*/cabins', async (route) => {
    const types = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: types.map((type) => ({ ...type, count: 0, available_count: 0 })) });
  });
  await page.reload();
  await expect(page.getByText(words.text('confirmation', 'openText'))).toBeVisible();
  await step.checkBooking();
  await step.expectPaymentPage();
  expect(new Set(keys).size).toBe(1);
  expect(made.size).toBe(1);
});
