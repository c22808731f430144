import { expect, type Page } from '@playwright/test';
import { checkout, contact, guests } from '../pages/checkout.ts';
import { choosing } from '../pages/choosing.ts';
import { startBackend } from '../pages/own-backend.ts';
import { paying } from '../pages/paying.ts';
import { recordTags, type Seen } from '../pages/recorder.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

type Product = { id: string; name: string; unit_price: number; price_calculation: string | null; mandatory: boolean };
type Catalogue = {
  departure: {
    id: string;
    tour_id: string;
    tour_name: string;
    ship_name: string;
    date: string;
    duration: number;
    multi_market?: boolean | null;
  };
  cabins: { id: string; name: string; unit_price: number; surcharge_price: number | null }[];
  products: { bikes: Product[]; other: Product[]; sgr: Product | null };
};

let backend: Awaited<ReturnType<typeof startBackend>>;
// A backend of its own, with a tag manager and beacons.
test.beforeAll(async () => {
  backend = await startBackend({
    RUNTIME_CONFIG: JSON.stringify({
      tagManagerId: 'GTM-TEST',
      consent: { analytics_storage: 'granted' },
      beaconUrl: '/api/beacons',
    }),
    LOG_LEVEL: 'info',
  });
});
test.afterAll(() => backend.stop());

const tour = 'a0A7T000001AbCdUAK';
const words = wordsOf('en');
const cents = (euros: number) => Math.round(euros * 100) / 100;

async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(`${backend.origin}/api/v1${path}`)).json() as Promise<T>;
}

async function catalogueOf(page: Page, id: string): Promise<Catalogue> {
  return {
    departure: await read(page, `/departures/${id}`),
    cabins: await read(page, `/departures/${id}/cabins`),
    products: await read(page, `/departures/${id}/products`),
  };
}

/** The first card of the cabin step whose cabins can be chosen, for one person too. */
const firstCabin = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('combobox'), hasText: words.text('cabins', 'singleUse') })
    .first();

/** The entries of the data layer, without the functions in them. */
const entriesOf = (seen: readonly Seen[]) =>
  seen.map(({ entry }) => entry).filter((entry) => !('history' in entry) && !('gtm.start' in entry));

test('the data layer of a session is what is written here, and holds nothing private; its vitals and errors reach the log', async ({
  page,
  context,
}) => {
  const seen = await recordTags(context);
  const choose = choosing(page, words);
  const check = checkout(page, words);
  const payment = paying(page, words);
  const { origin } = backend;

  await page.goto(`${origin}/tours/${tour}?locale=en&cid=c7&utm_source=partner&email=${contact.emailAddress}`);
  await choose.takeFirstAvailableDay();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('ann@example.com');
    });
  });
  await expect.poll(backend.log).toContain('error RangeError at /tours/$tour:');
  await choose.next();
  await choose.takeShip();
  await choose.next();

  // Choose, raise, lower, remove; and the cabin for two again.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('cabins', 'title'));
  const card = firstCabin(page);
  const step = (name: 'more' | 'less') => card.getByRole('button', { name: words.like('common', `stepper.${name}`) }).first();
  await card.getByRole('combobox').selectOption('1');
  await expect(page).toHaveURL(/cabins=[^&]*:1(&|$)/);
  await step('more').click();
  await expect(page).toHaveURL(/cabins=[^&]*:2(&|$)/);
  await step('less').click();
  await expect(page).toHaveURL(/cabins=[^&]*:1(&|$)/);
  await card.getByRole('combobox').selectOption('0');
  await expect(page).not.toHaveURL(/cabins=/);
  await choose.takeCabinForTwo();
  const cabinsAddress = page.url();
  const id = /departures\/(\w+)\//.exec(cabinsAddress)?.[1] ?? '';
  await choose.startBooking();

  await check.fillPassengers('NL');
  await check.toConfirmation();
  await check.acceptTerms();
  await check.book();
  await payment.expectPaymentPage();
  const bookingId = /bookings\/([\w-]+)\//.exec(page.url())?.[1] ?? '';
  expect(await page.evaluate(() => 'dataLayer' in window), 'the payment page is a document without a tag manager').toBe(false);

  await page.reload();
  await payment.expectPaymentPage();
  await page.goBack();
  await expect(page).toHaveURL(/\/confirmation\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Its own page view has been told before the page is left again.
  const views = () => entriesOf(seen).filter((entry) => JSON.stringify(entry).includes('/confirmation?')).length;
  await expect.poll(views).toBe(2);
  await page.goForward();
  await payment.expectPaymentPage();
  await payment.fillCard('4242424242424242');
  await payment.pay();
  await page.waitForURL('**/thank-you?**');

  const { departure, cabins, products } = await catalogueOf(page, id);
  const booking = await read<{ amount: number; insurance_amount: number }>(page, `/bookings/${bookingId}`);
  const cabin = cabins.find((one) => cabinsAddress.includes(`cabins=${one.id}:`));
  const [bike] = products.bikes;
  if (!cabin || !bike) throw new Error('no cabin, no bike');
  const days = { per_day: departure.duration, per_night: departure.duration - 1 };
  const item = (product: Product, item_category: string, quantity: number) => ({
    item_id: product.id,
    item_name: product.name,
    item_category,
    price: cents(product.unit_price * (days[product.price_calculation as 'per_day'] ?? 1)),
    quantity,
  });
  const trip = [
    { item_id: departure.tour_id, item_name: departure.tour_name, item_category: 'tour', price: 0, quantity: 1 },
    {
      item_id: departure.id,
      item_name: `${departure.tour_name} ${departure.date}`,
      item_category: 'departure',
      item_variant: departure.ship_name,
      price: 0,
      quantity: 1,
    },
  ];
  const mandatory = products.other.filter((product) => product.mandatory).map((product) => item(product, 'product', 2));
  const cabinFor = (persons: 1 | 2) => ({
    item_id: cabin.id,
    item_name: cabin.name,
    item_category: 'cabin',
    item_variant: String(persons),
    price: persons === 1 ? (cabin.surcharge_price ?? cabin.unit_price) : cabin.unit_price,
    quantity: persons,
  });
  const cart = (event: string, ...items: { price: number; quantity: number }[]) => [
    { ecommerce: null },
    {
      event,
      ecommerce: { currency: 'EUR', value: cents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)), items },
    },
  ];
  const consent = { 0: 'consent', 1: 'default', 2: expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }) };
  const view = (path: string) => ({ event: 'page_view', page_location: expect.stringMatching(new RegExp(`^${origin}${path}`)) });
  const entries = entriesOf(seen);
  expect(entries).toEqual([
    consent,
    expect.objectContaining(view(`/tours/${tour}\\?locale=en&cid=c7&utm_source=partner$`)),
    expect.objectContaining(view(`/tours/${tour}/date/${departure.date}\\?`)),
    expect.objectContaining(view(`/departures/${id}/cabins\\?`)),
    ...cart('add_to_cart', ...trip, ...mandatory),
    ...cart('add_to_cart', cabinFor(1)),
    ...cart('remove_from_cart', cabinFor(1)),
    ...cart('add_to_cart', cabinFor(2)),
    ...cart('remove_from_cart', cabinFor(2)),
    ...cart('add_to_cart', cabinFor(1)),
    ...cart('remove_from_cart', cabinFor(1)),
    ...cart('add_to_cart', cabinFor(1)),
    ...cart('remove_from_cart', cabinFor(1)),
    ...cart('add_to_cart', cabinFor(2)),
    expect.objectContaining(view(`/departures/${id}/passengers\\?`)),
    expect.objectContaining(view(`/departures/${id}/confirmation\\?`)),
    { ecommerce: null },
    {
      event: 'purchase',
      ecommerce: {
        currency: 'EUR',
        value: cents(booking.amount + booking.insurance_amount),
        transaction_id: bookingId,
        tax: cents(booking.amount - booking.amount / 1.09),
        items: [
          ...trip,
          cabinFor(2),
          item(bike, 'bike', 2),
          ...mandatory,
          ...(departure.multi_market !== false && products.sgr ? [item(products.sgr, 'product', 2)] : []),
        ],
      },
    },
    // Back: the document of the confirmation, where there is nothing to buy any more.
    consent,
    expect.objectContaining(view(`/departures/${id}/confirmation\\?`)),
  ]);

  // Nothing private: neither in what it was told, nor in what it can read by itself. The booking's id is the purchase's transaction id alone.
  const told = JSON.stringify(seen.map((one) => ('event' in one.entry && one.entry.event === 'purchase' ? { ...one, entry: null } : one)));
  expect(told).not.toContain(bookingId);
  expect(told).not.toMatch(/secret|payment_intent|\/bookings\//);
  for (const { firstName, lastName } of guests) for (const name of [firstName, lastName]) expect(told).not.toContain(`"${name}"`);
  expect(told).not.toContain(contact.emailAddress);
  expect(told).not.toContain(encodeURIComponent(contact.emailAddress));

  // The last vitals are sent when a page is left.
  await expect.poll(backend.log).toMatch(/vital (LCP|CLS) at \/\S*\$\w+\S*: [\d.]+/);
  expect(backend.log()).not.toMatch(/ann@example\.com|ann%40example\.com|utm_source|cid=c7/);
});
