import { expect, type TestInfo } from '@playwright/test';
import { choosing } from '../pages/choosing.ts';
import { embed, expectExactHeight, plainFrame, test } from '../pages/host.ts';
import { startPartner } from '../pages/partner.ts';
import { tourOf } from '../pages/tours.ts';
import { wordsOf } from '../pages/words.ts';

// What a partner's page, its browser or a stranger may do to the frame.
const words = wordsOf('en');
const idOf = (info: TestInfo): string => tourOf('declined', info).split('/').at(-1) ?? '';

test('messages of a hostile page and of a hostile frame are ignored, on both sides', async ({ page, host }, info) => {
  const hostile = await startPartner({
    '/': `<script>
      for (const target of [parent, ...Array.from({ length: parent.length }, (_, index) => parent[index])])
        for (const data of [{ type: 'resize', height: 60 }, { v: 1, type: 'step', step: 'hostile' }, { v: 1, type: 'consent', consent: { ad_storage: 'granted' } }])
          target.postMessage(data, '*');
      document.title = 'done';
    </script>`,
  });
  await host.open(embed(idOf(info)));
  // The hostile page is in a frame, too.
  const ours = page.locator('boat-bike-booking iframe');
  const frame = ours.contentFrame();
  await expect(frame.locator('[role=gridcell]').first()).toBeVisible();
  await expectExactHeight(page, frame, 'before', ours);
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
  await expectExactHeight(page, frame, 'after', ours);
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([]);
  await hostile.stop();
});

test("with the host's storage blocked, and popups, the choice and where the visitor came from arrive in the full shell", async ({
  page,
  host,
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
  await host.open(embed(idOf(info)));
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

test('in a sandbox without an origin, and without storage, the frame works', async ({ page, host }, info) => {
  const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
  await host.open(plainFrame(`${host.tool}/frame/tours/${idOf(info)}`, `sandbox="${sandbox}"`), { head: '' });
  const frame = page.frameLocator('iframe');
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const choose = choosing(frame, words);
  await expect(page.locator('iframe')).not.toHaveCSS('height', '80px');
  await choose.takeFirstAvailableDay();
  await choose.next();
  await choose.takeShip();
  await choose.next();
  await choose.takeCabinForTwo();
  await expectExactHeight(page, frame, 'cabins');
  expect(faults).toEqual([]);
});

for (const [name, csp] of [
  ['the script', "script-src 'none'"],
  ['the frame', "frame-src 'none'"],
] as const) {
  test(`where the host's policy refuses ${name}, the link is there`, async ({ page, host }, info) => {
    await host.open(embed(idOf(info)), { headers: { 'content-security-policy': csp } });
    await page.waitForLoadState('load');
    await expect(page.getByRole('link', { name: 'Book this tour' })).toBeVisible();
    await expect(page.locator('boat-bike-booking')).not.toHaveAttribute('data-ready');
  });
}

test('where the tool fails, the link is there', async ({ page, host }, info) => {
  await page.route('**/frame/assets/*.js', (route) => route.abort());
  await host.open(embed(idOf(info)));
  // The script has loaded, which puts the frame into the page; the frame's own files do not come.
  await page.locator('boat-bike-booking iframe').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Book this tour' })).toBeVisible();
  await expect(page.locator('boat-bike-booking')).not.toHaveAttribute('data-ready');
});

test('the self-test finds what the policy of a page refuses, and what the browser lets the frame keep', async ({ page, host }) => {
  const head = `<script type="module" src="${host.tool}/embed-check/check.js"></script>`;
  const finding = (name: string) => page.locator('booking-embed-check').locator(`dt:text-is("${name}") + dd`);
  const origin = await host.open('', { head });
  await expect(finding('Height')).toHaveAttribute('data-verdict', 'ok');
  await expect(finding('Messages')).toContainText(`enter ${origin} under parentOrigins`);
  // The link is pressed when the frame listens, which it says by its findings.
  await expect(finding('Storage')).not.toHaveAttribute('data-verdict', 'problem');
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe[title="Storage and windows"]').getByRole('link').click();
  await opened;
  await expect(finding('Windows')).toHaveAttribute('data-verdict', 'ok');
  const keeps = await page
    .frameLocator('iframe[title="Storage and windows"]')
    .locator('body')
    .evaluate(() => {
      try {
        return Boolean(localStorage);
      } catch {
        return false;
      }
    });
  await expect(finding('Storage')).toContainText(keeps ? 'partitioned' : 'Storage is blocked');

  await host.open('', { head, headers: { 'content-security-policy': "frame-src 'self'" } });
  await expect(finding('Policy')).toContainText(`add ${host.tool} to frame-src`);
  await expect(finding('Height')).toHaveAttribute('data-verdict', 'problem');
});
