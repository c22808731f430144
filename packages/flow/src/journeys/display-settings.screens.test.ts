import { availabilityWire } from '@booking/domain/testing';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { aBackend, date, departure, respondWithDepartures, sister } from '../testing/screens/a-backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { choosing, choosingAddress } from '../testing/screens/choosing.ts';
import { getTooWide, textSpacing } from '../testing/screens/cut-texts.ts';
import { checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

const words = getWords('en');
const check = checkout(words);
const steps = choosing(words);
const session = () => cdp() as unknown as { send(method: string, params: object): Promise<unknown> };

const sheet = document.createElement('style');
afterEach(async () => {
  sheet.remove();
  await session().send('Emulation.setEmulatedMedia', { features: [] });
});

const addresses = {
  ...choosingAddress,
  passengers: checkoutAddress('passengers'),
  confirmation: checkoutAddress('confirmation'),
};

test.each(
  Object.entries(addresses).flatMap(([step, address]) =>
    (['', 'islandhopping'] as const).flatMap((brand) => (['en', 'de'] as const).map((locale) => [step, brand, locale, address] as const)),
  ),
)('%s of %o in %s fits 280 px, also with the text spacing of WCAG 1.4.12 (SHELL-39)', async (_, brand, locale, address) => {
  storeDraft();
  const href = `${brand && `/${brand}`}${address}`.replace(/&locale=\w+/, '');
  await openScreen(`${href}${href.includes('?') ? '&' : '?'}locale=${locale}`, { width: 280 });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
  await expect.poll(() => document.querySelectorAll('main :is([role=gridcell], article, input, li > a)').length).toBeGreaterThan(0);
  expect(getTooWide()).toEqual([]);
  sheet.textContent = textSpacing;
  document.head.append(sheet);
  expect(getTooWide()).toEqual([]);
});

/** Applies the styles for fingers, which the browser of the tests has not: emulated touch makes its clicks unreliable. */
function applyStylesForFingers(): void {
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
    if (rule instanceof CSSMediaRule && rule.media.mediaText === '(pointer: coarse)') rule.media.mediaText = 'all';
}

/** The height of what a finger hits. */
function getHeight(selector: string): number {
  applyStylesForFingers();
  const elements = page.css(selector).elements();
  return Math.min(...elements.map((element) => element.getBoundingClientRect().height));
}

test('what is touched is 44 px high: terms, listed errors, receipt lines, days (SHELL-40)', async () => {
  await openScreen(addresses.date, { width: 390 });
  const day = page.css('[role=gridcell][data-state=available]').first();
  await expect.element(day).toBeVisible();
  const { width, height } = day.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  storeDraft();
  await openScreen(addresses.confirmation, { width: 390 });
  await check.expectConfirmation();
  await page.getByRole('button', { name: words.text('common', 'bar.open') }).click();
  expect(getHeight('main a[target=_blank]:has(svg):not(aside *)')).toBeGreaterThanOrEqual(44);
  expect(getHeight('aside section details > summary')).toBeGreaterThanOrEqual(44);

  localStorage.clear();
  await openScreen(addresses.passengers, { width: 390 });
  await check.next().click();
  await expect.element(page.css('form a[href^="#field"]').first()).toBeVisible();
  expect(getHeight('form a[href^="#field"]')).toBeGreaterThanOrEqual(44);
});

/** What distinguishes an element besides its colours. */
function getShape(element: Element): string {
  const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
  return [borderTopStyle, borderTopWidth, getComputedStyle(element, '::before').content, element.textContent].join(' ');
}

test('with forced colours the current step, the marks of the legend and the choice still differ (SHELL-41)', async () => {
  await session().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const onDay = (day: number, changes: object) => ({ ...sister, date: `${date.slice(0, 8)}${String(day).padStart(2, '0')}`, ...changes });
  const percentage = { code: 'P', description: null, discount_type: 'Discount Percentage', amount: null, percentage: 10 } as const;
  const everyMark = respondWithDepartures(
    departure,
    onDay(20, { id: 'cheaper', voucher: null }),
    onDay(20, { id: 'reduced', voucher: percentage, availability: availabilityWire({ minimum_price: 9000 }) }),
    onDay(21, { id: 'on-request', on_request: true }),
    onDay(22, { id: 'full', availability: null }),
  );
  await openScreen(addresses.chosenDate, { backend: aBackend({ tourDepartures: everyMark }) });
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  await expect.element(page.css('[role=gridcell][aria-selected=true]')).toBeVisible();
  const looks = (selector: string) => page.css(selector).elements().map(getShape);
  const marks = () => looks('ul[aria-label] li > [data-mark]');
  await expect.poll(() => marks().length).toBe(4);
  expect(new Set(marks()).size).toBe(4);
  for (const current of ['[aria-hidden] > div[data-state=current]', 'nav ol > li[data-state=current] > * > span:first-child']) {
    const { backgroundColor } = getComputedStyle(page.css(current).shown().element());
    expect(['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor], current).not.toContain(backgroundColor);
  }

  await openScreen(addresses.cabins);
  await page
    .getByRole('button', { name: /^Choose these cabins/ })
    .first()
    .click();
  const [card] = page.css('li:has(> form > button[aria-pressed=true])').elements();
  expect(getComputedStyle(card as Element).borderTopWidth).toBe('3px');
});

test('a page whose title was removed goes on to the next screen, with its title (SHELL-70)', async () => {
  await openScreen(choosingAddress.chosenCabins);
  await expect.element(steps.start()).toBeVisible();
  document.querySelector('title')?.remove();
  await steps.start().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(words.text('checkout', 'passengers.title'));
  await expect.poll(() => document.title).toContain(words.text('checkout', 'passengers.title'));
});
