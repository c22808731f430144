import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { demoTour, expectExactHeight, plainFrame, test as withHost } from '../pages/host.ts';
import { journey } from '../pages/journey.ts';
import { needed, newer, removeFeatures } from '../pages/old-browser.ts';
import { startStaticHost } from '../pages/static-host.ts';
import { test as hydrated } from '../pages/test.ts';
import { getWords, type Language } from '../pages/words.ts';

// End to end, since the built files, with their libraries, must run or be kept from running.
const words = getWords('en');

async function expectNotice(page: Page | FrameLocator, language: Language = 'en'): Promise<void> {
  const texts = getWords(language);
  const notice = page.getByRole('alert');
  await expect(notice).toHaveCount(1);
  await expect(notice.getByText(texts.text('common', 'unsupportedBrowser.title'))).toBeVisible();
  await expect(notice.getByText(texts.text('common', 'unsupportedBrowser.text'))).toBeVisible();
  await expect(notice.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
}

/** The notice is all there is: a page with logo and heading. */
async function expectNoticeAlone(page: Page | FrameLocator, language?: Language): Promise<void> {
  await expectNotice(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  const logo = page.getByRole('img');
  await expect(logo).toHaveCount(1);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

hydrated('in the oldest supported browsers the journey works to the confirmation (SHELL-45)', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await removeFeatures(page, newer);
  await page.goto(`/tours/${demoTour}`);
  const step = journey(page, words);
  await step.toPassengers();
  await step.fillPassengers();
  await step.toConfirmation();
  expect(faults).toEqual([]);
});

test('in a browser that is too old, the content of a page stays usable below the message, without any other script (SHELL-7, SHELL-29, ERR-23)', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await removeFeatures(page, ['Array.prototype.toSorted']);
  await page.goto(`/tours/${demoTour}?locale=nl`);
  await expectNotice(page, 'nl');
  await page.locator('[role=gridcell][data-state=available] a').first().click();
  await expect(page).toHaveURL(/date=/);
  await expectNotice(page, 'nl');
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
  expect(scripts).toEqual([]);
});

for (const feature of needed) {
  test(`without ${feature} the browser is too old, in both shells (SHELL-7)`, onlyFull(), async ({ page }) => {
    await removeFeatures(page, [feature]);
    for (const path of [`/tours/${demoTour}`, `/frame/tours/${demoTour}`]) {
      await page.goto(path);
      await expectNotice(page);
    }
  });
}

test('without `:has()`, or ranges in media queries, the browser is too old (SHELL-7)', onlyFull(), async ({ page, context }) => {
  await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
  await page.goto(`/tours/${demoTour}`);
  await expectNotice(page);
  const other = await context.newPage();
  await other.addInitScript(() => Object.assign(window, { matchMedia: () => ({ media: 'not all', matches: false }) }));
  await other.goto(`/tours/${demoTour}`);
  await expectNotice(other);
});

const personal = 'departures/x/passengers?cabins=a:2&locale=de';

test('a page without content of its own shows the message alone (SHELL-7)', onlyFull(), async ({ page }) => {
  await removeFeatures(page, ['Array.prototype.toSorted']);
  await page.goto(`/islandhopping/${personal}`);
  await expectNoticeAlone(page, 'de');
});

withHost('in a frame the message is alone too, and the height is sent (SHELL-7, EMBED-10)', onlyFull(), async ({ page, host }) => {
  await removeFeatures(page, ['Array.prototype.toSorted']);
  await host.open(plainFrame(`${host.tool}/frame/${personal}`), { head: '' });
  const frame = page.frameLocator('iframe');
  await expectNoticeAlone(frame, 'de');
  await expectExactHeight(page, frame, 'too old');
});

test("a shell's own HTML shows the message too, with the numbers of the deployment (SHELL-7, BRAND-6)", onlyFull(), async ({ page }) => {
  const brands = { boatbiketours: { phones: { nl: [{ label: 'NL', number: '+31 20 000 000' }] }, email: 'ask@example.com' } };
  const host = await startStaticHost({ brands });
  await removeFeatures(page, ['Array.prototype.toSorted', 'Object.hasOwn', 'URL.canParse']);
  await page.goto(`${host.origin}/tours/x?locale=nl-BE`);
  await expectNoticeAlone(page, 'nl');
  await expect(page.getByRole('link', { name: '+31 20 000 000' })).toHaveAttribute('href', 'tel:+3120000000');
  await expect(page.getByRole('link', { name: 'ask@example.com' })).toHaveAttribute('href', 'mailto:ask@example.com');
  await page.goto(`${host.origin}/islandhopping/frame/tours/x?locale=de`);
  await expectNoticeAlone(page, 'de');
  await host.stop();
});
