import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, coupon, departure, respondWithDepartures, sister, tour } from '../testing/screens/a-backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { choosingAddress as address, choosing } from '../testing/screens/choosing.ts';
import { checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { openSummary } from '../testing/screens/summary.ts';
import { getWords, type Words } from '../testing/screens/words.ts';

// Sharing the trip: the address contains the choice and nothing personal.
const visitor = 'cid=secret-cid&utm_source=mail&gclid=x1';
const words = getWords('en');
const button = (key: string, texts = words) => page.getByRole('button', { name: texts.text('share', key) });
const here = (href: string) => location.origin + href;

/** Copies the link of the current step; returns the address from the clipboard. */
async function copied(texts: Words = words): Promise<string> {
  await openSummary(texts);
  await button('copy', texts).click();
  await expect.element(button('copied', texts)).toBeVisible();
  return navigator.clipboard.readText();
}

test.each([1280, 390] as const)(
  'from the ship step the link leads another browser to the ship that was chosen: %i px (SHELL-32)',
  async (width) => {
    const backend = aBackend({ tourDepartures: respondWithDepartures(departure, sister) });
    await openScreen(`${address.ship}?party=3&departure=sister&${visitor}`, { backend, width });
    const shared = `${address.ship}?party=3&departure=sister&locale=en`;
    expect(await copied()).toBe(here(shared));

    localStorage.clear();
    sessionStorage.clear();
    await openScreen(shared, { backend });
    await expect.element(choosing(words).ship('Zwaan')).toHaveAttribute('aria-pressed', 'true');
  },
);

test.each(['nl', 'de'] as const)(
  'from the cabins it follows the choice, in the language of the page: %s (SHELL-32, BRAND-4)',
  async (language) => {
    const texts = getWords(language);
    const cabins = `/islandhopping${address.cabins}`;
    const screen = await openScreen(`${cabins}?cabins=twin:2&party=2&locale=${language}&${visitor}`);
    const choice = (persons: string) => here(`${cabins}?cabins=twin:${persons}&party=2&locale=${language}`);
    expect(await copied(texts)).toBe(choice('2'));
    await choosing(texts).quantity().selectOptions('2');
    await expect.poll(() => screen.address()).toContain('cabins=twin:2,2');
    // The new choice has not been copied yet.
    await expect.element(button('copied', texts)).not.toBeInTheDocument();
    expect(await copied(texts)).toBe(choice('2,2'));
  },
);

test('from the checkout the link leads to the cabins: passengers, coupon and attribution are not shared (SHELL-32)', async () => {
  storeDraft();
  const check = checkout(words);
  await openScreen(`${checkoutAddress('passengers')}&${visitor}`, { backend: aBackend({ departureVoucher: coupon }) });
  await check.expectPassengers();
  await check.enterCoupon('SEA10');
  await expect.element(page.getByRole('button', { name: words.text('checkout', 'coupon.remove') })).toBeVisible();
  const shared = here(`${address.cabins}?cabins=twin:2&party=2&tours=${tour.id}&locale=en`);
  expect(await copied()).toBe(shared);
  await check.toConfirmation();
  expect(await copied()).toBe(shared);
});

test("in a frame there is nothing to share: the visitor's page is its host's (SHELL-33)", async () => {
  // If there were one, it would be shown by now.
  await openScreen(address.chosenCabins);
  await expect.element(button('copy')).toBeVisible();
  await openScreen(`/frame${address.chosenCabins}`, { shell: 'frame' });
  await expect.element(choosing(words).quantity()).toBeVisible();
  await new Promise((resolve) => requestIdleCallback(resolve));
  await expect.element(button('copy')).not.toBeInTheDocument();
});
