import { expect } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { blockStorageInFrames, demoTour, embed, expectExactHeight, plainFrame, test } from '../pages/host.ts';
import { journey } from '../pages/journey.ts';
import { startPartner } from '../pages/partner.ts';
import { getWords } from '../pages/words.ts';

// What a partner's page, its browser or a stranger may do to the frame.
const words = getWords('en');

/** Messages that a stranger may try, and a final one. */
const hostile = [
  { type: 'resize', height: 60 },
  { v: 1, type: 'step', step: 'hostile' },
  { v: 1, type: 'consent', consent: { ad_storage: 'granted' } },
  'end',
];

test('messages of a hostile page and of a hostile frame are ignored, on both sides (EMBED-22, EMBED-26)', async ({ page, host }) => {
  const stranger = await startPartner({
    '/': `<script>for (const data of ${JSON.stringify(hostile)}) parent.postMessage(data, '*')</script>`,
  });
  await host.open(embed());
  const ours = page.locator('boat-bike-booking iframe');
  const frame = ours.contentFrame();
  await expect(frame.locator('[role=gridcell]').first()).toBeVisible();
  await expectExactHeight(page, frame, 'before', ours);
  // Messages of one sender arrive in order: after the final one, all have been handled.
  const countWords = (root: Element) => {
    let heard = 0;
    addEventListener('message', ({ data }) => data === 'end' && root.setAttribute('data-heard', String(++heard)));
  };
  await page.locator('html').evaluate(countWords);
  await frame.locator('html').evaluate(countWords);
  await page.evaluate(() => {
    const events: unknown[] = [];
    document.addEventListener('booking-step', (event) => events.push((event as CustomEvent).detail));
    Object.assign(window, { events });
  });

  // A stranger's iframe posts to the page.
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), stranger.origin);
  await expect(page.locator('html')).toHaveAttribute('data-heard', '1');
  // The page posts to itself, which is no iframe's window either, and to our frame, whose deployment does not list it.
  await page.evaluate((messages) => {
    for (const data of messages) window.postMessage(data, '*');
  }, hostile);
  await ours.evaluate((iframe: HTMLIFrameElement, messages) => {
    for (const data of messages) iframe.contentWindow?.postMessage(data, '*');
  }, hostile);
  await expect(page.locator('html')).toHaveAttribute('data-heard', '2');
  await expect(frame.locator('html')).toHaveAttribute('data-heard', '1');
  await expectExactHeight(page, frame, 'after', ours);
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([]);
  await stranger.stop();
});

test(
  "with the host's storage and popups blocked, the choice and the attribution arrive in the full shell (EMBED-14, EMBED-15, EMBED-20, EMBED-23, STORE-11)",
  onlyFull(),
  async ({ page, host, context }) => {
    await blockStorageInFrames(context);
    await host.open(embed());
    const step = journey(page.frameLocator('iframe'), words);
    await step.takeTrip();
    const opened = context.waitForEvent('page');
    await step.startBooking();
    const full = await opened;
    await full.waitForLoadState();
    const address = new URL(full.url());
    expect(address.pathname).toMatch(/^\/departures\/\w+\/passengers$/);
    expect(address.searchParams.get('cabins')).toMatch(/:2$/);
    expect(address.searchParams.get('cid')).toBe('c9');
    expect(address.searchParams.get('utm_source')).toBe('partner');
    expect(address.searchParams.get('page')).toBeNull();
    await expect(full.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));
  },
);

test('in a sandbox without an origin, and without storage, the frame works (EMBED-27, STORE-11)', onlyFull(), async ({ page, host }) => {
  const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
  await host.open(plainFrame(`${host.tool}/frame/tours/${demoTour}`, `sandbox="${sandbox}"`), { head: '' });
  const frame = page.frameLocator('iframe');
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const step = journey(frame, words);
  await expect(page.locator('iframe')).not.toHaveCSS('height', '80px');
  await step.takeTrip();
  await expectExactHeight(page, frame, 'cabins');
  expect(faults).toEqual([]);
});

for (const [name, csp] of [
  ['the script', "script-src 'none'"],
  ['the frame', "frame-src 'none'"],
] as const) {
  test(`where the host's policy blocks ${name}, the link is shown (EMBED-18)`, onlyFull(), async ({ page, host }) => {
    await host.open(embed(), { headers: { 'content-security-policy': csp } });
    await page.waitForLoadState('load');
    await expect(page.getByRole('link', { name: 'Book this tour' })).toBeVisible();
    await expect(page.locator('boat-bike-booking iframe:not([inert])')).toHaveCount(0);
  });
}

for (const [name, element, csp] of [
  ['the frame is blocked', embed(), "frame-src 'none'"],
  ['there is no tool at its address', embed().replace(' locale', ' src-base="http://localhost:9" locale'), ''],
] as const) {
  test(`where ${name}, the link is at the top of the element (EMBED-43)`, onlyFull(), async ({ page, host }) => {
    await host.open(element, { headers: { ...(csp && { 'content-security-policy': csp }) } });
    await expect(page.locator('boat-bike-booking iframe[inert]')).toBeAttached();
    const topOf = (selector: string) => page.locator(selector).evaluate((found) => found.getBoundingClientRect().top);
    // The link's line is higher than its text.
    expect((await topOf('boat-bike-booking > a')) - (await topOf('boat-bike-booking'))).toBeLessThan(10);
    await page.getByRole('link', { name: 'Book this tour' }).click({ trial: true });
  });
}

test('where the tool fails, the link is shown (EMBED-18)', async ({ page, host }) => {
  await page.route('**/frame/assets/*.js', (route) => route.abort());
  await host.open(embed());
  // The script has loaded and added the frame to the page; the frame's own files fail to load.
  const frame = page.locator('boat-bike-booking iframe').contentFrame();
  await expect(frame.getByText(words.text('errors', 'file-not-loaded'))).toBeAttached();
  await expect(page.getByRole('link', { name: 'Book this tour' })).toBeVisible();
  await expect(page.locator('boat-bike-booking iframe:not([inert])')).toHaveCount(0);
});

test(
  'the self-test finds what the policy of a page blocks, and what the browser lets the frame store (EMBED-29, EMBED-38)',
  onlyFull(),
  async ({ page, host }) => {
    const head = `<script type="module" src="${host.tool}/embed-check/check.js"></script>`;
    const finding = (name: string) => page.locator('booking-embed-check').locator(`dt:text-is("${name}") + dd`);
    const origin = await host.open('', { head });
    await expect(finding('Height')).toHaveAttribute('data-verdict', 'ok');
    await expect(finding('Messages')).toContainText(`add ${origin} to parentOrigins`);
    // The link is pressed once the frame listens, which its findings show.
    await expect(finding('Storage')).not.toHaveAttribute('data-verdict', 'problem');
    const opened = page.waitForEvent('popup');
    await page.frameLocator('iframe[title="Storage and windows"]').getByRole('link').click();
    const window = await opened;
    await expect(finding('Windows')).toHaveAttribute('data-verdict', 'ok');
    // What the browser does depends on its version and its settings.
    const read = () => {
      try {
        return localStorage.getItem('embed-check');
      } catch {
        return null;
      }
    };
    const inFrame = await page.frameLocator('iframe[title="Storage and windows"]').locator('body').evaluate(read);
    const isShared = inFrame === (await window.evaluate(read));
    await expect(finding('Storage')).toContainText(inFrame === null ? 'Storage is blocked' : isShared ? 'shares it' : 'partitioned');
    await expect(finding('Button')).toContainText('press');
    await page.getByRole('button', { name: 'Open the tool in a dialog' }).click();
    await expect(page.getByRole('dialog').locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toBeInViewport();
    // The heading is there before the tool has started, which tells the page.
    await expect(finding('Button')).toHaveAttribute('data-verdict', 'ok');
    await page.getByRole('button', { name: 'Close' }).click();
    // Closed, the dialog leaves its entry of the history. A navigation that begins meanwhile is aborted.
    await expect.poll(() => page.evaluate(() => history.state?.bookingDialog)).toBeUndefined();

    await host.open('', { head, headers: { 'content-security-policy': "frame-src 'self'" } });
    await expect(finding('Policy')).toContainText(`add ${host.tool} to frame-src`);
    await expect(finding('Height')).toHaveAttribute('data-verdict', 'problem');
  },
);
