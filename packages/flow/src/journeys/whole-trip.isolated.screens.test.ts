import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CabinsContainer } from '../steps/cabins/cabins-container.tsx';
import { unvalidatedEntries } from '../storage/passengers.ts';
import { contact } from '../testing/journey/guests.ts';
import { departure } from '../testing/screens/a-backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { choosing, choosingAddress } from '../testing/screens/choosing.ts';
import { annAndBo, stored } from '../testing/screens/drafts.ts';
import { shownText } from '../testing/screens/locators.ts';
import * as odd from '../testing/screens/odd-backend.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// Tests across several steps.
vi.mock('../steps/cabins/cabins-container.tsx', { spy: true });
afterEach(() => void vi.mocked(CabinsContainer).mockReset());

const words = getWords('en');
const steps = choosing(words);
const check = checkout(words);

test('the choosing and passenger steps work with odd but legal data (SHIP-4, CALL-3)', async () => {
  const { departure } = odd;
  const screen = await openScreen(`/tours/${odd.tour.id}`, { backend: odd.oddBackend() });
  await steps.takeFirstAvailableDay();
  await steps.next().click();

  // The ship has no ports, texts or pictures; the one without availability is not offered.
  await expect.element(page.getByText(words.text('ship', 'unknown')).first()).toBeVisible();
  expect(steps.ships().elements()).toHaveLength(1);
  await expect.element(page.getByText(departure.tour_name).first()).toBeInTheDocument();
  await steps.next().click();

  await expect.poll(() => screen.address()).toMatch(/^\/departures\/00123456789012345678\/cabins\?.*tours=x\.1:y/);
  await steps.takeCabinForTwo();
  await steps.start().click();
  await check.expectPassengers();
  expect(screen.address()).toContain('cabins=cabin-a-b:2');

  await check.fillPassengers();
  await check.toConfirmation();
  // 2 × 2049.50 less 2 × 25.50; no guarantee fund, no insurance, no extras.
  await expect.element(shownText(/^€4,048(\.00)?$/)).toBeVisible();
});

test('typed details survive Back and Forward, a reload, and another language (PASS-1, PASS-10, PASS-13, STORE-2, BRAND-12)', async () => {
  const screen = await openScreen(choosingAddress.chosenCabins);
  await steps.start().click();
  await check.fillPassengers();
  const expectTyped = async ({ field } = check) => {
    await expect.element(field(0, 'firstName')).toHaveValue(annAndBo.passengers[0]?.firstName);
    await expect.element(field(0, 'city')).toHaveValue(contact.city);
  };
  await expectTyped();
  // Details are stored while the visitor types, so that a reload restores them.
  const written = () => unvalidatedEntries(stored).read(departure.id);
  await expect
    .poll(written)
    .toMatchObject({ main: { ...contact, country: 'NL' }, passengers: [{ firstName: 'Ann' }, { firstName: 'Bo' }] });

  screen.back();
  await expect.poll(() => screen.address()).toMatch(/\/cabins\?.*cabins=/);
  await expect.element(steps.quantity()).toHaveValue('1');
  screen.forward();
  await expectTyped();
  // Complete passengers are collapsed.
  await expect.element(check.card(1)).toHaveTextContent('Bo Example');
  await screen.reload();
  await expectTyped();
  await expect.element(check.card(1)).toHaveTextContent('Bo Example');

  await openScreen(screen.address().replace(/locale=\w+/, 'locale=nl'));
  const dutch = checkout(getWords('nl'));
  await dutch.expectPassengers();
  expect(document.documentElement.lang).toBe('nl');
  await expectTyped(dutch);
});

test.each([
  ['', 'boatbiketours'],
  ['/islandhopping', 'islandhopping'],
])(
  'under %o every choosing step shows a summary with a running price, and a help block (SHELL-22, SHELL-24, BRAND-3)',
  async (base, brand) => {
    for (const [step, price] of [
      [choosingAddress.chosenDate, 'from €2,024'],
      [choosingAddress.ship, 'from €2,024'],
      [choosingAddress.chosenCabins, '€4,048.00'],
    ] as const) {
      await openScreen(base + step);
      expect(document.documentElement.dataset).toMatchObject({ brand });
      const aside = page.getByRole('complementary');
      await expect.element(aside.getByText(departure.ship_name).first()).toBeInTheDocument();
      await expect.element(aside.getByText(price, { exact: true })).toBeInTheDocument();
      await expect.element(aside.getByText(words.text('common', 'help.title')).first()).toBeInTheDocument();
      await expect.element(aside.css('a[href^="tel:"]').first()).toBeInTheDocument();
      await expect.element(aside.css('a[href*="wa.me"]').first()).toBeInTheDocument();
      await expect.element(aside.getByText(words.text('common', 'help.contactForm')).first()).toBeInTheDocument();
      await expect.element(aside.getByText(words.text('common', 'help.faq')).first()).toBeInTheDocument();
    }
  },
);

test.each([new Error(''), {}, ' '])("a screen that fails with %o, without a message, shows 'Unknown error' (ERR-9)", async (error) => {
  vi.mocked(CabinsContainer).mockImplementation(() => {
    throw error;
  });
  await openScreen(choosingAddress.cabins);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words.text('common', 'error.title'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Unknown error');
  vi.mocked(CabinsContainer).mockReset();
  await steps.retry().click();
  await expect.element(page.getByRole('article').first()).toBeVisible();
});

test("a screen that fails shows 'Unexpected Application Error!' without technical text, header, and ways to continue (SHELL-4, ERR-27)", async () => {
  vi.mocked(CabinsContainer).mockImplementation(() => {
    throw new Error('broken');
  });
  const screen = await openScreen(choosingAddress.cabins);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words.text('common', 'error.unexpected'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.text('common', 'error.unexpectedText'));
  expect(document.body.textContent).not.toContain('broken');
  await expect.element(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: words.text('common', 'home') })).toBeVisible();
  await expect.element(steps.retry()).toBeVisible();
  vi.mocked(CabinsContainer).mockReset();
  await steps.retry().click();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await screen.reload();
  await expect.element(page.getByRole('article').first()).toBeVisible();
});
