import type { PassengersFormValues } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unvalidatedEntries, validatedEntries } from '../storage/passengers.ts';
import { shownPriceEntries } from '../storage/shown-price.ts';
import { aBackend, coupon, departure, map, offered } from '../testing/screens/a-backend.ts';
import { offline, status } from '../testing/screens/backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { annAndBo, checkoutAddress, europeanTerms, storeConsents, storeCoupon, storeDraft, stored } from '../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { dispatchStorageEvent } from '../testing/screens/tabs.ts';
import { expectAfterRetries, holdClock, pass } from '../testing/screens/waiting.ts';
import { getWords } from '../testing/screens/words.ts';

// Entered details are neither lost nor mixed up by a second tab, a reload or an unknown coupon. 'Clear my details' removes them.
const words = getWords('en');
const check = checkout(words);
const conflicts = (key: string) => words.text('conflicts', key).replace('{{code}}', 'SEA10');
const button = (name: string) => page.getByRole('button', { name });
const withFirstNames = (...names: string[]): PassengersFormValues => ({
  ...annAndBo,
  passengers: annAndBo.passengers.map((passenger, index) => ({ ...passenger, firstName: names[index] ?? '' })),
});

/** Simulates the submission of these passengers in another tab. */
function submittedElsewhere(values: PassengersFormValues): void {
  storeDraft(values);
  dispatchStorageEvent('unvalidated');
  dispatchStorageEvent('validated');
}

test.each([1280, 390] as const)(
  'the confirmation shows and books its own passengers until the visitor accepts those that another tab has submitted, at %i px (CONF-32, STORE-16)',
  async (width) => {
    storeDraft();
    storeConsents(europeanTerms);
    const backend = aBackend({ createBooking: () => status(422) });
    await openScreen(checkoutAddress('confirmation'), { backend, width });
    await expect.element(check.travellers()).toHaveTextContent('Ann Example');

    submittedElsewhere(withFirstNames('Zoe', 'Bo'));
    await check.book();
    await expect.element(page.getByText(conflicts('changed'))).toBeInViewport();
    await expect.element(page.getByText('First name: Ann → Zoe')).toBeVisible();
    await expect.element(check.travellers()).toHaveTextContent('Ann Example');
    await button(conflicts('keep')).click();
    await check.book();
    await expect.element(shownText(words.text('confirmation', 'refusedText'))).toBeVisible();
    expect(backend.of('createBooking').map(({ body }) => body)).toMatchObject([
      { passengers: [{ firstName: 'Ann' }, { firstName: 'Bo' }] },
    ]);
    // The other tab then has a conflict with the values kept here.
    expect(validatedEntries(stored).read(departure.id)).toEqual(annAndBo);

    submittedElsewhere(withFirstNames('Zoe', 'Bo'));
    await expect.element(page.getByText('First name: Ann → Zoe')).toBeVisible();
    await button(conflicts('take')).click();
    await expect.element(check.travellers()).toHaveTextContent('Zoe Example');
    await expect.element(page.getByText(conflicts('changed'))).not.toBeInTheDocument();
  },
);

test('changes typed in another tab are not overwritten, are listed as they are now, and apply when the visitor accepts them (PASS-14, STORE-16)', async () => {
  const typed = () =>
    unvalidatedEntries(stored)
      .read(departure.id)
      ?.passengers.map(({ firstName }) => firstName);
  storeDraft(withFirstNames('Ann', 'Bea'), { submitted: false });
  await openScreen(checkoutAddress('passengers'));
  await expect.element(check.field(0, 'firstName')).toHaveValue('Ann');
  storeDraft(withFirstNames('Ann', 'Bo'), { submitted: false });
  dispatchStorageEvent('unvalidated');

  await expect.element(page.getByText(conflicts('changed'))).toBeVisible();
  await check.field(0, 'firstName').fill('Anna');
  // What 'Take over' would delete by now.
  await expect.element(page.getByText('First name: Anna → Ann', { exact: false })).toBeVisible();
  await check.next().click();
  await expect.element(page.getByText(conflicts('changed'))).toBeInViewport();
  expect(typed()).toEqual(['Ann', 'Bo']);
  await button(conflicts('take')).click();
  await expect.element(check.card(1)).toHaveTextContent('Bo Example');
  await expect.element(check.field(0, 'firstName')).toHaveValue('Ann');
  await expect.element(page.getByText(conflicts('changed'))).not.toBeInTheDocument();
});

test('consents and quantities survive a reload and a change of language (CONF-30, CONF-7)', async () => {
  storeDraft();
  let screen = await openScreen(checkoutAddress('confirmation'), { backend: aBackend({ departureProducts: offered }) });
  await check.insurance().click();
  await check.acceptTerms(['general', 'cancellation']);
  await button(`One more: Quantity: ${map.name}`).click();
  for (const language of ['en', 'nl'] as const) {
    screen = await openScreen(screen.address().replace(/locale=\w+/, `locale=${language}`), { backend: screen.backend });
    const there = checkout(getWords(language));
    await expect.element(there.insurance()).toBeChecked();
    await expect.element(there.term('general')).toBeChecked();
    await expect.element(there.term('cancellation')).toBeChecked();
    await expect.element(there.term('consumer')).not.toBeChecked();
    // 4,048, the insurance of 100 and a map.
    await expect.element(shownText(language === 'en' ? /4,160\.50/ : /4\.160,50/)).toBeVisible();
  }
});

test.each([
  // 10 % of 4,099 less, and 51 of the departure's own.
  { choice: 'checked again', key: 'couponRetry', price: /€3,638\.10$/, voucher: 'SEA10' },
  { choice: 'removed', key: 'couponWithout', price: /€4,048(\.00)?$/, voucher: null },
])('a coupon that cannot be checked blocks the booking until it is $choice (PASS-64)', async ({ key, price, voucher }) => {
  holdClock();
  storeDraft();
  storeConsents(europeanTerms);
  storeCoupon('SEA10');
  const backend = aBackend({ departureVoucher: () => status(500), createBooking: () => status(422) });
  await openScreen(checkoutAddress('confirmation'), { backend });
  await expect
    .poll(async () => {
      // Not longer than the step waits for optional data.
      await pass(100);
      return check.bookButton().query();
    })
    .not.toBeNull();
  await check.book();
  // The page shows that the lookup is being retried.
  await expect.element(page.getByText(conflicts('couponChecking')).last()).toBeVisible();
  await expectAfterRetries(page.getByText(conflicts('couponUnknown')));
  await check.book();
  await pass(5000);
  expect(backend.of('createBooking')).toEqual([]);

  backend.set({ departureVoucher: coupon });
  await button(conflicts(key)).click();
  await expect.element(page.getByText(conflicts('couponUnknown'))).not.toBeInTheDocument();
  await expect.element(shownText(price)).toBeVisible();
  await check.book();
  await expect.poll(() => backend.of('createBooking').map(({ body }) => body)).toMatchObject([{ voucher }]);
});

test.each([
  ['passengers', 'that the backend does not know', () => status(404)],
  ['confirmation', 'that cannot be combined with the discount of the departure', coupon],
] as const)('on the %s a stored coupon %s is removed, with a message (PASS-55)', async (step, _, departureVoucher) => {
  storeDraft();
  storeCoupon('SEA10');
  const voucher = { code: 'SPRING', description: null, discount_type: 'Discount Percentage', percentage: 5, amount: null } as const;
  const backend = aBackend({ departureVoucher, departure: { ...departure, voucher } });
  await openScreen(checkoutAddress(step), { backend });
  await expect.element(shownText('Coupon SEA10 is not valid for this departure and has been removed.')).toBeVisible();
  expect(localStorage.getItem('voucher')).toBeNull();
  await expect.element(page.getByText(conflicts('couponUnknown'))).not.toBeInTheDocument();
});

test('clearing the details says so, and removes all personal data from storage (PASS-9, PASS-79, STORE-15)', async () => {
  storeDraft();
  storeConsents(europeanTerms);
  const backend = aBackend({ createBooking: offline });
  await openScreen(checkoutAddress('confirmation'), { backend });
  await check.book();
  await expect.element(shownText(words.text('confirmation', 'unknownText'))).toBeVisible();
  expect(backend.of('createBooking')).toHaveLength(1);
  expect(Object.keys(localStorage)).toContain('booking-attempt');
  await openScreen(checkoutAddress('passengers'), { backend });
  await button(words.text('checkout', 'passengers.clear')).click();
  await button(words.text('checkout', 'passengers.clearConfirm')).click();
  await expect.element(check.field(0, 'firstName')).toHaveValue('');
  await expectOutcome(shownText(words.text('checkout', 'passengers.cleared')));
  // The address of the trip is not personal, nor is what the empty form costs, which is recorded once the form is shown anew.
  await expect
    .poll(() => shownPriceEntries(stored).read(departure.id)?.choice)
    .toMatchObject({ country: null, passengers: [{ bike: '' }, { bike: '' }] });
  expect(Object.keys(localStorage).filter((key) => key !== 'saved-trip' && key !== 'shown-price')).toEqual([]);
});
