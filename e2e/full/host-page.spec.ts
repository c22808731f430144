import { expect, type FrameLocator, type Page, type TestInfo } from '@playwright/test';
import { checkout } from '../pages/checkout.ts';
import { choosing } from '../pages/choosing.ts';
import { date, departure, mockBackend, tour } from '../pages/mock-backend.ts';
import { article, type Partner, startPartner } from '../pages/partner.ts';
import { test } from '../pages/test.ts';
import { tourOf } from '../pages/tours.ts';
import { wordsOf } from '../pages/words.ts';

// A partner's page on another site than the tool, around the real frame.
const words = wordsOf('en');
const toolOf = ({ project }: TestInfo): string => project.use.baseURL ?? '';
const idOf = (info: TestInfo): string => tourOf('declined', info).split('/').at(-1) ?? '';

let partner: Partner | undefined;
test.afterEach(async () => {
  await partner?.stop();
  partner = undefined;
});

async function openHost(page: Page, tool: string, content: string, headers?: Record<string, string>): Promise<string> {
  partner = await startPartner({ '/': article(content, `<script src="${tool}/embed.js" async></script>`) }, headers);
  await page.goto(`${partner.origin}/?cid=c9&utm_source=partner&page=2`);
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  return partner.origin;
}

const embed = (tour: string, attributes = '') =>
  `<boat-bike-booking tour="${tour}" ${attributes}><a href="https://tool.example/">Book this tour</a></boat-bike-booking>`;

/** The frame is exactly as high as its content, and nothing in it scrolls. */
async function expectExactHeight(page: Page, frame: FrameLocator, name: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const inside = await frame.locator('#app').evaluate((app) => ({
          content: Math.ceil(app.getBoundingClientRect().height - 1 / 128),
          scrolls: document.documentElement.scrollHeight > document.documentElement.clientHeight,
        }));
        const height = await page
          .locator('iframe')
          .first()
          .evaluate((element) => element.clientHeight);
        return { difference: height - inside.content, scrolls: inside.scrolls };
      },
      { message: name },
    )
    .toEqual({ difference: 0, scrolls: false });
}

/** Gives the pages of the frame a configuration, as a deployment does. */
const configure = (page: Page, config: object) =>
  page.route('**/frame/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/id="runtime-config">\{/, (start) => `${start}${JSON.stringify(config).slice(1, -1)},`);
    return route.fulfill({ response, body });
  });

test('the height follows the content exactly through all steps of the frame, and back', async ({ page }, info) => {
  await openHost(page, toolOf(info), embed(idOf(info)));
  const frame = page.frameLocator('iframe');
  const choose = choosing(frame, words);
  await expect(page.locator('boat-bike-booking')).toHaveAttribute('data-ready', '');
  await choose.takeFirstAvailableDay();
  await expectExactHeight(page, frame, 'date');
  await choose.next();
  await choose.takeShip();
  await expectExactHeight(page, frame, 'ship');
  await choose.next();
  await choose.takeCabinForTwo();
  await expectExactHeight(page, frame, 'cabins');
  await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport();

  // On to the later steps, which work in the frame, too.
  const start = await frame
    .getByRole('link', { name: words.text('cabins', 'start') })
    .first()
    .getAttribute('href');
  await frame.locator('body').evaluate((_, href) => location.assign(`/frame${href}`), start);
  const check = checkout(frame, words);
  await expect(frame.locator('#passenger-1')).toBeVisible();
  await expectExactHeight(page, frame, 'passengers');
  await check.fillPassengers();
  await check.toConfirmation();
  await expectExactHeight(page, frame, 'confirmation');
  for (const title of [words.text('checkout', 'passengers.title'), words.text('cabins', 'title'), words.text('ship', 'title')]) {
    await page.goBack();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectExactHeight(page, frame, `back to ${title}`);
  }
});

test('a hundred changes in a row are followed one by one, without a loop', async ({ page }, info) => {
  await openHost(page, toolOf(info), embed(idOf(info)));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[role=gridcell]').first()).toBeVisible();
  await expectExactHeight(page, frame, 'before');
  await page.evaluate(() => {
    const told: number[] = [];
    addEventListener('message', ({ data }) => data?.type === 'resize' && told.push(data.height));
    Object.assign(window, { told });
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
  const told = await page.evaluate(() => (window as unknown as { told: number[] }).told);
  expect(told).toEqual(heights.filter((height, index) => height !== heights[index - 1]));
});

for (const [name, block] of [
  ["a step's code does not load", { path: 'departures/0/cabins', script: '**/assets/cabins-container*' }],
  ['the browser is too old', { path: `tours/${tour.id}`, script: null }],
] as const) {
  test(`the height is told where ${name}, too`, async ({ page }, info) => {
    await mockBackend(page);
    if (block.script === null) await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    else await page.route(block.script, (route) => route.abort());
    partner = await startPartner({
      '/': article(
        `<iframe src="${toolOf(info)}/frame/${block.path}" style="width:100%;height:80px;border:0"></iframe>
        <script>addEventListener('message', ({ data }) => { if (data.type === 'resize') document.querySelector('iframe').style.height = data.height + 'px' })</script>`,
      ),
    });
    await page.goto(partner.origin);
    const frame = page.frameLocator('iframe');
    const shown = block.script === null ? 'unsupportedBrowser.title' : 'error.unexpected';
    await expect(frame.getByText(words.text('common', shown))).toBeVisible();
    await expectExactHeight(page, frame, name);
  });
}

test("the DOM events of a session on the host's page are those written here", async ({ page }, info) => {
  await mockBackend(page);
  partner = await startPartner({ '/': article(embed(tour.id, 'locale="en"'), `<script src="${toolOf(info)}/embed.js" async></script>`) });
  await configure(page, { parentOrigins: [partner.origin] });
  await page.addInitScript(() => {
    if (window.top !== window.self) return;
    const told: unknown[] = [];
    for (const name of ['booking-ready', 'booking-step', 'booking-cart'])
      document.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
    Object.assign(window, { told });
  });
  await page.goto(partner.origin);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const choose = choosing(page.frameLocator('iframe'), words);
  await choose.takeFirstAvailableDay();
  await choose.next();
  await choose.takeShip();
  await choose.next();
  await choose.takeCabinForTwo();
  const money = { currency: 'EUR' };
  const tourItem = { item_id: 'x.1', item_name: departure.tour_name, item_category: 'tour', price: 0, quantity: 1 };
  const departureItem = {
    item_id: departure.id,
    item_name: `${departure.tour_name} ${date}`,
    item_category: 'departure',
    item_variant: 'Étoile',
    price: 0,
    quantity: 1,
  };
  const cabin = { item_id: 'cabin-a-b', item_name: 'Cabin "A"', item_category: 'cabin', item_variant: '2', price: 2049.5, quantity: 2 };
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told))
    .toEqual([
      ['booking-ready', null],
      ['booking-step', { step: 'tour-date' }],
      ['booking-step', { step: 'ship' }],
      ['booking-step', { step: 'cabins' }],
      ['booking-cart', { event: 'add_to_cart', ecommerce: { ...money, value: 0, items: [tourItem, departureItem] } }],
      ['booking-cart', { event: 'add_to_cart', ecommerce: { ...money, value: 4099, items: [cabin] } }],
    ]);
});

test('messages of a hostile page and of a hostile frame are ignored, on both sides', async ({ page }, info) => {
  const hostile = await startPartner({
    '/': `<script>
      for (const target of [parent, ...Array.from({ length: parent.length }, (_, index) => parent[index])])
        for (const data of [{ type: 'resize', height: 60 }, { v: 1, type: 'step', step: 'hostile' }, { v: 1, type: 'consent', consent: { ad_storage: 'granted' } }])
          target.postMessage(data, '*');
      document.title = 'done';
    </script>`,
  });
  await openHost(page, toolOf(info), embed(idOf(info)));
  const frame = page.frameLocator('boat-bike-booking iframe');
  await expect(frame.locator('[role=gridcell]').first()).toBeVisible();
  await expectExactHeight(page, frame, 'before');
  await page.evaluate(() => {
    const told: unknown[] = [];
    document.addEventListener('booking-step', (event) => told.push((event as CustomEvent).detail));
    Object.assign(window, { told });
  });
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), hostile.origin);
  await expect.poll(() => page.frames().at(-1)?.title()).toBe('done');
  // The page itself, which is not a frame's window, either.
  await page.evaluate(() => window.postMessage({ type: 'resize', height: 70 }, '*'));
  await page.waitForTimeout(300);
  await expectExactHeight(page, frame, 'after');
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([]);
  await hostile.stop();
});

test("with the host's storage blocked, and popups, the choice and where the visitor came from arrive in the full shell", async ({
  page,
  context,
}, info) => {
  await context.addInitScript(() => {
    if (window.top === window.self) return;
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    // A popup blocker refuses what is not a link.
    window.open = () => null;
  });
  await openHost(page, toolOf(info), embed(idOf(info)));
  const choose = choosing(page.frameLocator('iframe'), words);
  await choose.takeFirstAvailableDay();
  await choose.next();
  await choose.takeShip();
  await choose.next();
  await choose.takeCabinForTwo();
  const opened = context.waitForEvent('page');
  await choose.startBooking();
  const full = await opened;
  await full.waitForLoadState();
  const address = new URL(full.url());
  expect(address.pathname).toMatch(/^\/departures\/\w+\/passengers$/);
  expect(address.searchParams.get('cabins')).toMatch(/:2$/);
  expect(address.searchParams.get('cid')).toBe('c9');
  expect(address.searchParams.get('utm_source')).toBe('partner');
  expect(address.searchParams.get('page')).toBeNull();
  await expect(full.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));
});

test('in a sandbox without an origin, and without storage, the frame works', async ({ page }, info) => {
  const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
  partner = await startPartner({
    '/': article(
      `<iframe sandbox="${sandbox}" src="${toolOf(info)}/frame/tours/${idOf(info)}" style="width:100%;height:600px;border:0"></iframe>
      <script>addEventListener('message', ({ data }) => { if (data.type === 'resize') document.querySelector('iframe').style.height = data.height + 'px' })</script>`,
    ),
  });
  await page.goto(partner.origin);
  const frame = page.frameLocator('iframe');
  const choose = choosing(frame, words);
  await expect(page.locator('iframe')).not.toHaveCSS('height', '600px');
  await choose.takeFirstAvailableDay();
  await choose.next();
  await choose.takeShip();
  await choose.next();
  await choose.takeCabinForTwo();
  await expectExactHeight(page, frame, 'cabins');
});

for (const [name, csp] of [
  ['the script', "script-src 'none'"],
  ['the frame', "frame-src 'none'"],
] as const) {
  test(`where the host's policy refuses ${name}, the link is there`, async ({ page }, info) => {
    partner = await startPartner(
      { '/': article(embed(idOf(info)), `<script src="${toolOf(info)}/embed.js" async></script>`) },
      { 'content-security-policy': csp },
    );
    await page.goto(partner.origin);
    await page.waitForLoadState('load');
    await expect(page.getByRole('link', { name: 'Book this tour' })).toBeVisible();
    await expect(page.locator('boat-bike-booking')).not.toHaveAttribute('data-ready');
  });
}

test('where the tool fails, the link is there', async ({ page }, info) => {
  await page.route('**/frame/assets/*.js', (route) => route.abort());
  await openHost(page, toolOf(info), embed(idOf(info)));
  await page.frameLocator('iframe').locator('body').waitFor();
  await page.waitForTimeout(1000);
  await expect(page.getByRole('link', { name: 'Book this tour' })).toBeVisible();
});

test('the module is the same element', async ({ page }, info) => {
  const script = `<script type="module" src="${toolOf(info)}/embed.mjs"></script>`;
  partner = await startPartner({ '/': article(embed(idOf(info)), script) });
  await page.goto(partner.origin);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.locator('boat-bike-booking')).toHaveAttribute('data-ready', '');
});

test('the self-test finds on a page of another site what its policy refuses, and that the frame keeps its storage apart', async ({
  page,
}, info) => {
  const script = `<script type="module" src="${toolOf(info)}/embed-check/check.js"></script>`;
  const finding = (name: string) => page.locator('booking-embed-check').locator(`dt:text-is("${name}") + dd`);
  partner = await startPartner({ '/': article('', script) });
  await page.goto(partner.origin);
  await expect(finding('Height')).toHaveAttribute('data-verdict', 'ok');
  await expect(finding('Messages')).toContainText(`enter ${partner.origin} under parentOrigins`);
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe[title="Storage and windows"]').getByRole('link').click();
  await opened;
  await expect(finding('Windows')).toHaveAttribute('data-verdict', 'ok');
  await expect(finding('Storage')).toContainText('partitioned');
  await partner.stop();

  partner = await startPartner({ '/': article('', script) }, { 'content-security-policy': "frame-src 'self'" });
  await page.goto(partner.origin);
  await expect(finding('Policy')).toContainText(`add ${toolOf(info)} to frame-src`);
  await expect(finding('Height')).toHaveAttribute('data-verdict', 'problem');
});
