import { expect, type Page } from '@playwright/test';
import { contact, guests } from '../../packages/flow/src/testing/journey/guests.ts';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { startBackend } from '../pages/own-backend.ts';
import { recordTags, type Seen } from '../pages/recorder.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
// A separate backend, with a tag manager and beacons.
test.beforeAll(async () => {
  backend = await startBackend({
    RUNTIME_CONFIG: JSON.stringify({
      chat: null,
      tagManagerId: 'GTM-TEST',
      consent: { analytics_storage: 'granted' },
      beaconUrl: '/api/beacons',
    }),
    LOG_LEVEL: 'info',
  });
});
test.afterAll(() => backend.stop());

const tour = 'a0A7T000001AbCdUAK';
const words = getWords('en');
/** The first card of the cabin step whose cabins can be chosen, for one person too. */
const firstCabin = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('combobox'), hasText: words.text('cabins', 'singleUse') })
    .first();

/** The entries of the data layer, without the functions in them. */
const getEntries = (seen: readonly Seen[]) =>
  seen.map(({ entry }) => entry).filter((entry) => !('history' in entry) && !('gtm.start' in entry));

test(
  'the data layer of a session has exactly these entries, and nothing private; its vitals and errors reach the log (OUT-20, OUT-26, OUT-41, OUT-42, OUT-43)',
  onlyFull(),
  async ({ page, context }) => {
    const seen = await recordTags(context);
    const step = journey(page, words);
    const { origin } = backend;

    await page.goto(`${origin}/tours/${tour}?locale=en&cid=c7&utm_source=partner&email=${contact.emailAddress}`);
    await step.takeFirstAvailableDay();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('ann@example.com');
      });
    });
    await expect.poll(backend.log).toContain('error RangeError at /tours/$tour:');
    await step.pressNext();
    await step.takeShip();
    await step.pressNext();

    // Choose, raise, lower, remove; and the cabin for two again.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('cabins', 'title'));
    const card = firstCabin(page);
    // Of the persons in the cabin, not of the number of cabins.
    const stepper = (name: 'more' | 'less') =>
      card
        .getByRole('listitem')
        .getByRole('button', { name: words.like('common', `stepper.${name}`) })
        .first();
    await card.getByRole('combobox').selectOption('1');
    await expect(page).toHaveURL(/cabins=[^&]*:1(&|$)/);
    await stepper('more').click();
    await expect(page).toHaveURL(/cabins=[^&]*:2(&|$)/);
    await stepper('less').click();
    await expect(page).toHaveURL(/cabins=[^&]*:1(&|$)/);
    await card.getByRole('combobox').selectOption('0');
    await expect(page).not.toHaveURL(/cabins=/);
    await step.takeCabinForTwo();
    await step.startBooking();

    await step.fillPassengers('NL');
    await step.toConfirmation();
    await step.acceptTerms();
    await step.book();
    await step.expectPaymentPage();
    const bookingId = /bookings\/([\w-]+)\//.exec(page.url())?.[1] ?? '';
    expect(await page.evaluate(() => 'dataLayer' in window), 'the payment page is a document without a tag manager').toBe(false);

    await page.reload();
    await step.expectPaymentPage();
    await page.goBack();
    await expect(page).toHaveURL(/\/confirmation\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Its page view has been recorded before the page is left again.
    const confirmationViews = () => getEntries(seen).filter((entry) => JSON.stringify(entry).includes('/confirmation?')).length;
    await expect.poll(confirmationViews).toBe(2);
    await page.goForward();
    await step.expectPaymentPage();
    await step.fillCard('4242424242424242');
    await step.pay();
    await page.waitForURL('**/thank-you?**');

    // The content of each entry is tested next to the cart's code. This test shows that a whole session reaches the data layer once, in this order.
    const cart = (times: number) => Array.from({ length: times }, () => ['remove_from_cart', 'add_to_cart']).flat();
    const eventNames = getEntries(seen).flatMap(({ event }) => (typeof event === 'string' ? [event] : []));
    const views = (count: number) => Array.from({ length: count }, () => 'page_view');
    expect(eventNames).toEqual([
      ...views(3),
      ...['add_to_cart', 'add_to_cart'],
      ...cart(2),
      ...['remove_from_cart', 'add_to_cart'],
      ...cart(1),
      ...views(2),
      'purchase',
      ...views(1),
    ]);
    const { amount, insurance_amount, number } = await (await page.request.get(`${origin}/api/v1/bookings/${bookingId}`)).json();
    expect(getEntries(seen).find(({ event }) => event === 'purchase')).toMatchObject({
      ecommerce: { currency: 'EUR', transaction_id: number, value: Math.round((amount + insurance_amount) * 100) / 100 },
    });

    // Nothing private: neither in the entries, nor in what the tag manager can read itself. The booking's id opens it.
    const recorded = JSON.stringify(seen);
    expect(recorded).not.toContain(bookingId);
    expect(recorded).not.toMatch(/secret|payment_intent|\/bookings\//);
    for (const { firstName, lastName } of guests) for (const name of [firstName, lastName]) expect(recorded).not.toContain(`"${name}"`);
    expect(recorded).not.toContain(contact.emailAddress);
    expect(recorded).not.toContain(encodeURIComponent(contact.emailAddress));

    // The last vitals are sent when a page is left.
    await expect.poll(backend.log).toMatch(/vital (LCP|CLS) at \/\S*\$\w+\S*: [\d.]+/);
    expect(backend.log()).not.toMatch(/ann@example\.com|ann%40example\.com|utm_source|cid=c7/);
  },
);
