import { expect, type Page } from '@playwright/test';
import { date, departure, tour } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { onlyFull } from '../pages/full.ts';
import { embed, expectExactHeight, plainFrame, test } from '../pages/host.ts';
import { journey } from '../pages/journey.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { ownScripts } from '../pages/page-scripts.ts';
import { getWords } from '../pages/words.ts';

// A partner's page on a different site than the tool, around the real frame: its height and its events.
const words = getWords('en');

/** Gives the pages of the frame a configuration, as a deployment does. */
const configure = (page: Page, config: object) =>
  page.route('**/frame/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(id="runtime-config">)([^<]*)/,
      (_, start: string, given: string) => start + JSON.stringify({ ...JSON.parse(given), ...config }),
    );
    return route.fulfill({ response, body });
  });

test('the height follows the content exactly through all steps of the frame, and back (EMBED-2, EMBED-9, EMBED-10, EMBED-13)', async ({
  page,
  host,
}) => {
  await host.open(embed());
  const frame = page.frameLocator('iframe');
  const step = journey(frame, words);
  await expect(page.locator('boat-bike-booking iframe:not([inert])')).toBeAttached();
  await step.takeFirstAvailableDay();
  await expectExactHeight(page, frame, 'date');
  await step.pressNext();
  await step.takeShip();
  await expectExactHeight(page, frame, 'ship');
  await step.pressNext();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(words.text('cabins', 'title'));
  await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport();
  await step.takeCabinForTwo();
  await expectExactHeight(page, frame, 'cabins');

  // The later steps work in the frame too.
  const start = await frame
    .getByRole('link', { name: words.text('cabins', 'start') })
    .first()
    .getAttribute('href');
  await frame.locator('body').evaluate((_, href) => location.assign(`/frame${href}`), start);
  await expect(frame.locator('#passenger-1')).toBeVisible();
  await expectExactHeight(page, frame, 'passengers');
  await step.fillPassengers();
  await step.toConfirmation();
  await expectExactHeight(page, frame, 'confirmation');
  for (const title of [words.text('checkout', 'passengers.title'), words.text('cabins', 'title'), /ship$/]) {
    await page.evaluate(() => history.back());
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectExactHeight(page, frame, `back to ${title}`);
  }
});

test('a hundred changes in a row are followed one by one, without a loop (EMBED-10, EMBED-11)', onlyFull(), async ({ page, host }) => {
  await host.open(embed());
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[role=gridcell]').first()).toBeVisible();
  await expectExactHeight(page, frame, 'before');
  await page.evaluate(() => {
    const recorded: number[] = [];
    addEventListener('message', ({ data }) => data?.type === 'resize' && recorded.push(data.height));
    Object.assign(window, { recorded });
  });
  const heights = await frame.locator('#app').evaluate(async (app) => {
    const spacer = app.appendChild(document.createElement('div'));
    const made: number[] = [];
    for (let step = 1; step <= 100; step++) {
      spacer.style.height = `${step % 2 === 0 ? step * 7.25 : 400 - step}px`;
      made.push(Math.ceil(app.getBoundingClientRect().height - 1 / 128));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return made;
  });
  await expectExactHeight(page, frame, 'after');
  const recorded = await page.evaluate(() => (window as unknown as { recorded: number[] }).recorded);
  expect(recorded).toEqual(heights.filter((height, index) => height !== heights[index - 1]));
});

test("the height is also sent where a step's code does not load (EMBED-10, ERR-26)", onlyFull(), async ({ page, host, request }) => {
  await mockBackend(page);
  const cabins = `/frame/departures/${departure.id}/cabins`;
  const own = await ownScripts(request, cabins, [`/frame/tours/${tour.id}`, `/frame/tours/${tour.id}/date/${date}`]);
  await page.route(
    ({ pathname }) => own.includes(pathname),
    (route) => route.abort(),
  );
  await host.open(plainFrame(host.tool + cabins), { head: '' });
  const frame = page.frameLocator('iframe');
  // A file is requested again, and the frame reloads once, before the message is shown.
  await expect(frame.getByText(words.text('errors', 'file-not-loaded'))).toBeVisible({ timeout: 30_000 });
  await expectExactHeight(page, frame, 'error');
});

test('a browser that is too old gets a message, and the height is sent too (SHELL-7, ERR-23, EMBED-10)', async ({ page, host }) => {
  await mockBackend(page);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await host.open(plainFrame(`${host.tool}/frame/tours/${tour.id}`), { head: '' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(words.text('common', 'unsupportedBrowser.title'))).toBeVisible();
  await expectExactHeight(page, frame, 'too old');
});

test("the DOM events of a session on the host's page are exactly these (EMBED-12, EMBED-21, EMBED-24)", async ({ page, context, host }) => {
  // The browser would ask for permission, since it does not know the address of a document fulfilled by the test.
  await context.grantPermissions(['local-network-access']);
  await mockBackend(page);
  const origin = await host.serve(embed(tour.id));
  await configure(page, { parentOrigins: [origin] });
  await page.addInitScript(() => {
    if (window.top !== window.self) return;
    const recorded: unknown[] = [];
    for (const name of ['booking-ready', 'booking-step', 'booking-cart'])
      document.addEventListener(name, (event) => recorded.push([name, (event as CustomEvent).detail]));
    Object.assign(window, { recorded });
  });
  await page.goto(origin);
  const step = journey(page.frameLocator('iframe'), words);
  await step.takeTrip();
  const money = { currency: 'EUR' };
  const tourItem = { item_id: departure.tour_id, item_name: departure.tour_name, item_category: 'tour', price: 0, quantity: 1 };
  const departureItem = {
    item_id: departure.id,
    item_name: `${departure.tour_name} ${date}`,
    item_category: 'departure',
    item_variant: 'Magnifique',
    price: 0,
    quantity: 1,
  };
  const cabin = { item_id: 'twin', item_name: 'Twin cabin', item_category: 'cabin', item_variant: '2', price: 2049.5, quantity: 2 };
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { recorded: unknown[] }).recorded))
    .toEqual([
      ['booking-ready', null],
      ['booking-step', { step: 'tour-date' }],
      ['booking-step', { step: 'ship' }],
      ['booking-step', { step: 'cabins' }],
      ['booking-cart', { event: 'add_to_cart', ecommerce: { ...money, value: 0, items: [tourItem, departureItem] } }],
      ['booking-cart', { event: 'add_to_cart', ecommerce: { ...money, value: 4099, items: [cabin] } }],
    ]);
});

test('the module is the same element (EMBED-35)', async ({ page, host }) => {
  await host.open(embed(), { head: `<script type="module" src="${host.tool}/embed.mjs"></script>` });
  await expect(page.locator('boat-bike-booking iframe:not([inert])')).toBeAttached();
});
