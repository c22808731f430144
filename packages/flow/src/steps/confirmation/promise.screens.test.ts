import { bookingWire, productWire } from '@booking/domain/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bookingAttempts } from '../../storage/booking-attempt.ts';
import { aBackend, cabin, coupon, date, departure, products } from '../../testing/screens/a-backend.ts';
import { type FakeBackend, hang, offline, status } from '../../testing/screens/backend.ts';
import { bookingId } from '../../testing/screens/bookings.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeCoupon, storeDraft, stored } from '../../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { fakeProvider } from '../../testing/screens/provider.ts';
import { holdClock, pass } from '../../testing/screens/waiting.ts';
import { getWords } from '../../testing/screens/words.ts';

// The price on the order button is the promise: what is fetched at or after the press never replaces it.
const words = getWords('en');
const check = checkout(words);
const changed = () => shownText(words.text('conflicts', 'priceChanged.title'));
const dearerCabin = { ...cabin, unit_price: 2149.5 };
const helmet = productWire({ id: 'helmet000000000001', name: 'Helmet', unit_price: 5, mandatory: true });
const created = (bookingStatus: 'pending' | 'completed') => () => status(201, { id: bookingId, status: bookingStatus });
const bookingOf = (amount: number) =>
  bookingWire({ id: bookingId, departure_date: date, amount, local_costs: 0, full_amount: amount, insurance_amount: 0, deposit: null });

/** Opens the confirmation with all consents given: the trip costs 4,048. */
async function openConfirmation(backend: FakeBackend, more: Parameters<typeof openScreen>[1] = {}) {
  storeDraft();
  storeConsents(europeanTerms);
  const screen = await openScreen(checkoutAddress('confirmation'), { backend, ...more });
  await expect.element(check.bookButton()).toBeEnabled();
  return screen;
}

test.each([1280, 390, 280] as const)(
  'a price that has changed at the press: nothing is sent, the page names the lines, old and new, and the next press books the new total, at %i px (BOOK-35, CONF-47)',
  async (width) => {
    const backend = aBackend({ createBooking: () => status(422) });
    await openConfirmation(backend, { width });
    await expect.element(shownText(/€4,048(\.00)?$/)).toBeVisible();
    backend.set({ departureCabins: [dearerCabin] });
    await check.book();
    await expectOutcome(changed());
    await expect.element(shownText('1 × Twin cabin: was €4,099.00, is now €4,299.00')).toBeInViewport();
    await expect.element(shownText('Total: was €4,048.00, is now €4,248.00')).toBeInViewport();
    await expect
      .element(width === 1280 ? check.bookButton() : page.getByRole('region', { name: words.text('common', 'bar.label') }))
      .toHaveTextContent(/€4,248/);
    expect(backend.of('createBooking')).toEqual([]);

    await check.book();
    await expect.poll(() => backend.of('createBooking')).toHaveLength(1);
  },
);

test.each<[string, Parameters<FakeBackend['set']>[0], RegExp]>([
  ['a product', { departureProducts: { ...products, other: [helmet] } }, /2 × Helmet: new, €10/],
  ['a discount', { departure: { ...departure, voucher: null } }, /Discount on this departure: gone, was €51/],
  ['a coupon', { departureVoucher: { ...coupon, percentage: 5 } }, /Coupon SEA: was €409\.90, is now €204\.95/],
  ['a coupon that is not valid any more', { departureVoucher: () => status(404) }, /Coupon SEA: gone, was €409\.90/],
])('a press sends nothing either if %s has changed (BOOK-35)', async (_, changes, line) => {
  const backend = aBackend({ createBooking: created('pending'), departureVoucher: coupon });
  storeCoupon('SEA');
  await openConfirmation(backend);
  await expect.element(shownText(/€3,638\.10$/)).toBeVisible();
  backend.set(changes);
  await check.book();
  await expectOutcome(changed());
  await expect.element(shownText(line)).toBeVisible();
  expect(backend.of('createBooking')).toEqual([]);
});

test('a request that was refused is repeated at the price on the button only (BOOK-35)', async () => {
  const backend = aBackend({ createBooking: () => status(422) });
  await openConfirmation(backend);
  await check.book();
  await expectOutcome(shownText(words.text('confirmation', 'refusedText')));
  backend.set({ departureCabins: [dearerCabin] });
  await check.book();
  await expectOutcome(changed());
  expect(backend.of('createBooking')).toHaveLength(1);
});

test('without a response in 3 seconds the request is sent, and a lost response about the coupon keeps its discount (BOOK-32, BOOK-35)', async () => {
  holdClock();
  const backend = aBackend({ createBooking: hang, departureVoucher: coupon });
  storeCoupon('SEA');
  await openConfirmation(backend);
  await expect.element(shownText(/€3,638\.10$/)).toBeVisible();
  backend.set({ departureCabins: hang, departureProducts: offline, departureVoucher: offline });
  await check.book();
  await pass(2500);
  expect(backend.of('createBooking')).toEqual([]);
  await pass(1000);
  await expect.poll(() => backend.of('createBooking')).toHaveLength(1);
  expect(backend.of('createBooking')[0]?.body).toMatchObject({ voucher: 'SEA' });
  await expect.element(shownText(/€3,638\.10$/)).toBeVisible();
});

test('what is fetched while a request is on its way changes neither the price on the page nor the promise that the payment page compares with (BOOK-11, BOOK-36, PAY-61)', async () => {
  const logged = vi.spyOn(console, 'error');
  let respond = (): void => {};
  const backend = aBackend({ booking: bookingOf(4248) });
  backend.set({
    createBooking: async () => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      return created('completed')();
    },
  });
  const { services } = await openConfirmation(backend, { config: fakeProvider().config });
  await check.book();
  await expect.poll(() => bookingAttempts(stored).read(departure.id)?.promised?.total).toBe(404_800);
  backend.set({ departureCabins: [dearerCabin] });
  await services.queryClient.invalidateQueries();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.body.textContent).toContain('€4,048');
  expect(document.body.textContent).not.toContain('€4,248');
  respond();
  await expect.element(page.getByText(words.text('payment', 'difference.title'))).toBeVisible();
  await expect.element(page.getByText(/4,248(\.00)? instead of €4,048/)).toBeVisible();
  expect(logged.mock.calls.join()).toContain('The booking differs from what was shown');
});

test('an attempt without a response is shown at the price that was on its button, whatever the cabins cost since (BOOK-11, BOOK-36)', async () => {
  const backend = aBackend({ createBooking: offline });
  const screen = await openConfirmation(backend);
  await check.book();
  await expect.element(shownText(words.text('confirmation', 'unknownText'))).toBeInViewport();
  backend.set({ departureCabins: [dearerCabin] });
  await screen.reload();
  await expect.element(shownText(words.text('confirmation', 'openText'))).toBeVisible();
  await expect.element(shownText(/€4,048(\.00)?$/)).toBeVisible();
});
