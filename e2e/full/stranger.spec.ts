import { expect, type Page, test } from '@playwright/test';
import { checkout } from '../pages/checkout.ts';
import { choosing } from '../pages/choosing.ts';
import { wordsOf } from '../pages/words.ts';

const words = wordsOf('en');

/** The first Saturday at least 100 days from now, as YYYY-MM-DD. */
function someSaturday(): string {
  const day = new Date(Date.now() + 100 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
const date = someSaturday();
const end = new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);

const departure = {
  id: '00123456789012345678',
  tour_id: 'x.1',
  tour_name: 'Odd & <b>bold</b> tour',
  ship_id: 'ship-1',
  ship_name: 'Étoile',
  program_id: '',
  program_name: '',
  date,
  end_date: end,
  on_request: false,
  duration: 8,
  voucher: { code: 'X', description: null, discount_type: 'Discount Amount', amount: 25.5, percentage: null },
  availability: {
    minimum_passengers: 1,
    available_passengers: 9,
    maximum_passengers: 30,
    available_cabins: 0,
    total_cabins: 0,
    minimum_price: 2049.5,
    maximum_price: 2049.5,
    surprise: { deep: [1] },
  },
  surprise: true,
};
const without = { ...departure, id: 'no-availability', ship_id: 'ship-2', availability: null, voucher: null };
const cabin = {
  id: 'cabin-a-b',
  name: 'Cabin "A"',
  description: null,
  image_url: null,
  image_urls: [],
  minimum_occupancy: 2,
  maximum_occupancy: 4,
  unit_price: 2049.5,
  discount_price: null,
  surcharge_price: null,
  count: 3,
  available_count: 0,
};
const bike = {
  id: 'bike00000000000001',
  name: 'Bike',
  description: null,
  base_name: 'Bike',
  unit_price: 0,
  price_calculation: null,
  price_per_day: false,
  product_type: null,
  mandatory: false,
  passenger_product: true,
  local_cost: false,
};
const tour = {
  id: 'x.1:y',
  tours: [{ id: 'x.1', name: departure.tour_name, duration: 8 }],
  first_departure: null,
  last_departure: null,
  first_available: date,
};

/** A backend that is not ours: it keeps the contract, and takes every liberty that this leaves. */
async function answerAsStranger(page: Page): Promise<void> {
  const answers: [RegExp, unknown][] = [
    [/\/tours\/[^/]+\/departures$/, [departure, without]],
    [/\/tours\/[^/]+\/prices$/, []],
    [/\/tours\/[^/]+$/, tour],
    [/\/departures\/[^/]+\/cabins$/, [cabin]],
    [/\/departures\/[^/]+\/products$/, { bikes: [bike], diets: [], other: [], sgr: null, insurance_policies: [], more: 1 }],
    [/\/departures\/[^/]+$/, departure],
    [/\/translations\//, []],
  ];
  await page.route('**/api/v1/**', (route) => {
    const url = new URL(route.request().url());
    const found = answers.find(([path]) => path.test(decodeURIComponent(url.pathname)));
    if (!found) return route.fulfill({ status: 500, body: 'no such thing' });
    const start = url.searchParams.get('start');
    const outside = start !== null && !(start <= date && date < (url.searchParams.get('end') ?? ''));
    return route.fulfill({ json: outside ? [] : found[1] });
  });
}

test("the choosing and the passengers work on a stranger's odd but legal data", async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await answerAsStranger(page);
  const choose = choosing(page, words);
  await page.goto('/tours/x.1:y');
  await choose.takeFirstAvailableDay();
  await choose.next();

  // A ship without ports, text and pictures; the one without availability is not offered.
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(words.text('stay', 'ship.unknown')).first()).toBeVisible();
  await expect(page.getByText(departure.tour_name).first()).toBeAttached();
  await choose.next();

  await expect(page).toHaveURL(/\/departures\/00123456789012345678\/cabins\?.*tours=x\.1:y/);
  await choose.takeCabinForTwo();
  await choose.startBooking();
  await expect(page).toHaveURL(/cabins=cabin-a-b:2/);

  const check = checkout(page, words);
  await check.fillPassengers();
  await check.toConfirmation();
  // 2 × 2049.50 less 2 × 25.50; no guarantee fund, no insurance, no extras.
  await expect(
    page
      .getByText(/^€4,048(\.00)?$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(faults).toEqual([]);
});
