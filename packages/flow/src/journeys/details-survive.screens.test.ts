import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { savedTripKey } from '../storage/saved-trip.ts';
import { aBackend, map, offered } from '../testing/screens/a-backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { shownText } from '../testing/screens/locators.ts';
import { left, openScreen, type Screen } from '../testing/screens/open-screen.tsx';
import { inAnotherTab } from '../testing/screens/tabs.ts';
import { getWords } from '../testing/screens/words.ts';

// At every point of the checkout, entered details survive a reload, Back and Forward, another language, and a second tab.
const words = getWords('en');
const check = checkout(words);
const fieldsOfPage = () => [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')];

/** The values of all fields, in order. Unlike the texts of options, they do not depend on the language. Opens collapsed passengers. */
async function entered(): Promise<string[]> {
  await expect.poll(() => fieldsOfPage()[0]?.checkVisibility()).toBe(true);
  const folded = document.querySelectorAll<HTMLElement>('section[id^=passenger] button[aria-expanded=false]');
  for (const button of folded) button.click();
  await expect.poll(() => document.querySelector('section[id^=passenger] button[aria-expanded=false]')).toBeNull();
  return fieldsOfPage().map(({ type, value, checked }) => `${type} ${/radio|checkbox/.test(type) ? checked : value}`);
}

const passengers = checkoutAddress('passengers');
const confirmation = checkoutAddress('confirmation');
const trip = /€4,048(\.00)?$/;
const label = (key: string) => check.card(0).getByLabelText(words.text('checkout', key), { exact: true });

type Point = { address: string; reach(): Promise<void>; price?: RegExp; inSecondTab?: RegExp };

/** How to reach a point, and its price if it differs from that of the trip. A second tab has no consents. */
const points: Record<string, Point> = {
  'passengers, nothing entered': { address: passengers, async reach() {} },
  'passengers, half a birth date and a height that is wrong': {
    address: passengers,
    async reach() {
      await label('birthDate.day').fill('29');
      await label('birthDate.month').fill('2');
      await check.field(1, 'bodyHeight').fill('17');
    },
  },
  'passengers, after a submit that was refused': {
    address: passengers,
    async reach() {
      await check.field(0, 'firstName').fill('Ann');
      await check.next().click();
      await expect.element(shownText('Last name is required').first()).toBeVisible();
    },
  },
  'confirmation, no consents': {
    address: confirmation,
    reach: async () => {},
  },
  'confirmation, an insurance and a quantity': {
    address: confirmation,
    async reach() {
      await check.insurance().click();
      await page.getByRole('button', { name: new RegExp(`^One more: .*${map.name}`) }).click();
    },
    // The insurance of 100 and a map.
    price: /€4,160\.50$/,
    inSecondTab: /€4,060\.50$/,
  },
  'confirmation, terms missing after a refused booking': {
    address: confirmation,
    async reach() {
      await check.acceptTerms(['general']);
      await check.book();
      await expect.element(shownText('Please accept the terms for your travel.')).toBeVisible();
    },
  },
};

/** What is stored of the details. The saved trip is an address, which is stored a moment later. */
function storedDetails(): Record<string, string> {
  // The price that was shown last is not entered: a tab without the insurance of this one shows another.
  const { [savedTripKey]: _, 'shown-price': __, ...details } = { ...localStorage } as Record<string, string>;
  return details;
}

/** Changes the language with the menu in the header: opens the target of its link. */
async function switchTo(language: string, open: (address: string) => Promise<Screen>): Promise<Screen> {
  await page.getByRole('banner').element().querySelector('summary')?.click();
  left.length = 0;
  await page.css(`header a[hreflang=${language}]`).click();
  await expect.poll(() => left[0]).toContain(`locale=${language}`);
  const changed = await open(left[0] ?? '');
  expect(document.documentElement.lang).toBe(language);
  return changed;
}

test.each(Object.entries(points))(
  '%s: nothing is lost by a reload, Back and forward, another language or a second tab (PASS-10, PASS-13, CONF-30, STORE-2)',
  async (_, { address, reach, price = trip, inSecondTab = price }) => {
    const backend = aBackend({ departureProducts: offered });
    const before = address === confirmation ? passengers : '/tours?all=1&locale=en';
    const open = (href: string) => openScreen(href, { backend, before });
    const heading = () => page.getByRole('heading', { level: 1 }).element().textContent;
    if (address === confirmation) storeDraft();
    let screen = await open(address);
    await expect.element(shownText(trip).first()).toBeVisible();
    await reach();
    await expect.element(shownText(price).first()).toBeVisible();
    const [fields, title] = [await entered(), heading()];
    const expectKept = async (after: string) => {
      await expect.poll(entered, { message: after }).toEqual(fields);
      await expect.element(shownText(price).first()).toBeVisible();
    };

    screen = await screen.reload();
    await expectKept('a reload');

    const here = screen.address();
    screen.back();
    await expect.poll(screen.address).toBe(before);
    await expect.poll(heading).not.toBe(title);
    screen.forward();
    await expect.poll(screen.address).toBe(here);
    await expect.poll(heading).toBe(title);
    await expectKept('Back and forward');

    await switchTo('de', open);
    await expect.poll(entered, { message: 'another language' }).toEqual(fields);
    screen = await switchTo('en', open);
    await expectKept('the language of before');

    const stored = storedDetails();
    await inAnotherTab(async () => {
      await open(screen.address());
      await expect.poll(heading).toBe(title);
      // Consents are of the tab in which they were given.
      const withoutTicks = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('checkbox'));
      await expect.poll(async () => withoutTicks(await entered()), { message: 'the second tab itself' }).toEqual(withoutTicks(fields));
      await expect.element(shownText(inSecondTab).first()).toBeVisible();
    });
    // No conflict is reported in the first tab.
    expect(storedDetails()).toEqual(stored);
    await open(screen.address());
    await expectKept('a second tab');
  },
);
