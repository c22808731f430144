import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, cabin, coupon } from '../testing/screens/a-backend.ts';
import { status } from '../testing/screens/backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { choosing, choosingAddress } from '../testing/screens/choosing.ts';
import { annAndBo, checkoutAddress, europeanTerms, storeConsents, storeCoupon, storeDraft } from '../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { openSummary } from '../testing/screens/summary.ts';
import { getWords } from '../testing/screens/words.ts';

// The same choice costs something else on a later visit, on another step, after a refetch: the page says what has changed.
const words = getWords('en');
const check = checkout(words);
const choose = choosing(words);
const conflicts = (key: string) => words.text('conflicts', key);
const changed = () => shownText(conflicts('priceChanged.title'));
const known = () => page.getByRole('button', { name: conflicts('priceChanged.acknowledge') }).shown();
const dearerCabin = { ...cabin, unit_price: 2149.5 };
/** Waits until a total was shown: then it is stored. */
const recorded = (total: number) => expect.poll(() => localStorage.getItem('shown-price')).toContain(`"total":${total}`);

test.each([
  ['passengers', 1280],
  ['passengers', 390],
  ['confirmation', 1280],
  ['confirmation', 280],
] as const)(
  'a later visit of the %s at %i px says in which lines the price has changed, until that is acknowledged (PRICE-50, PRICE-51)',
  async (step, width) => {
    storeDraft();
    const backend = aBackend();
    const screen = await openScreen(checkoutAddress(step), { backend, width });
    await recorded(404_800);
    backend.set({ departureCabins: [dearerCabin] });
    await screen.reload();
    await expect.element(changed()).toBeVisible();
    await expect.element(shownText('1 × Twin cabin: was €4,099.00, is now €4,299.00')).toBeVisible();
    await expect.element(shownText('Total: was €4,048.00, is now €4,248.00')).toBeVisible();
    // Not acknowledged: it is said again.
    await screen.reload();
    await known().click();
    await expectOutcome(shownText(words.like('conflicts', 'priceChanged.acknowledged')));
    await expect.element(page.getByText(conflicts('priceChanged.title'))).not.toBeInTheDocument();
    await screen.reload();
    await openSummary(words);
    await expect.element(shownText(/€4,248(\.00)?$/)).toBeVisible();
    await expect.element(page.getByText(conflicts('priceChanged.title'))).not.toBeInTheDocument();
  },
);

test('the cabin step says it too, and the steps after it (PRICE-50, PRICE-51)', async () => {
  const backend = aBackend();
  const screen = await openScreen(choosingAddress.chosenCabins, { backend });
  await recorded(404_800);
  backend.set({ departureCabins: [dearerCabin] });
  await screen.reload();
  await expect.element(changed()).toBeVisible();
  await choose.start().click();
  await check.expectPassengers();
  await expect.element(changed()).toBeVisible();
});

test('a price that changes while the page is open is said, and the order button sends nothing before it has been named (PRICE-50, BOOK-35)', async () => {
  storeDraft();
  storeConsents(europeanTerms);
  const backend = aBackend({ createBooking: () => status(422) });
  const { services } = await openScreen(checkoutAddress('confirmation'), { backend, width: 390 });
  await recorded(404_800);
  backend.set({ departureCabins: [dearerCabin] });
  await services.queryClient.invalidateQueries();
  await expect.element(changed()).toBeVisible();
  await check.book();
  await expectOutcome(changed());
  expect(backend.of('createBooking')).toEqual([]);
  await check.book();
  await expect.poll(() => backend.of('createBooking')).toHaveLength(1);
});

test('another choice is no change, though the cabin costs more each time: a coupon, other persons, another country (PRICE-50)', async () => {
  storeDraft();
  const backend = aBackend({ departureVoucher: coupon });
  const open = (address = checkoutAddress('passengers')) => openScreen(address, { backend });
  await open();
  await recorded(404_800);
  backend.set({ departureCabins: [dearerCabin] });
  storeCoupon('SEA');
  await open();
  await recorded(381_810);
  backend.set({ departureCabins: [cabin] });
  await open(checkoutAddress('passengers').replace('twin:2', 'twin:3'));
  await recorded(545_715);
  backend.set({ departureCabins: [dearerCabin] });
  storeDraft({ ...annAndBo, main: { ...annAndBo.main, country: 'BE' } });
  await open(checkoutAddress('passengers').replace('twin:2', 'twin:3'));
  await recorded(572_715);
  expect(page.getByText(conflicts('priceChanged.title')).elements()).toEqual([]);
});

test("'Clear my details' forgets what was shown (STORE-15)", async () => {
  storeDraft();
  const backend = aBackend();
  const { services } = await openScreen(checkoutAddress('passengers'), { backend });
  await recorded(404_800);
  backend.set({ departureCabins: [dearerCabin] });
  await services.queryClient.invalidateQueries();
  await expect.element(changed()).toBeVisible();
  await page.getByRole('button', { name: words.text('checkout', 'passengers.clear') }).click();
  await page.getByRole('button', { name: words.text('checkout', 'passengers.clearConfirm') }).click();
  await recorded(424_800);
  await expect.element(page.getByText(conflicts('priceChanged.title'))).not.toBeInTheDocument();
});
