import { InsurancePolicySchema } from '@booking/domain/schema';
import { bookingWire } from '@booking/domain/testing';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { aBackend, cabin, cancellation, date, departure, offered } from '../../testing/screens/a-backend.ts';
import { hang, status } from '../../testing/screens/backend.ts';
import { bookingId, loseFirstResponse } from '../../testing/screens/bookings.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft, stored } from '../../testing/screens/drafts.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { fakeProvider } from '../../testing/screens/provider.ts';
import { dispatchStorageEvent } from '../../testing/screens/tabs.ts';
import { getWords } from '../../testing/screens/words.ts';

// The checkout books exactly what it shows: after a lost response, after a cabin is sold, with another price.
const words = getWords('en');
const check = checkout(words);
const confirmation = (key: string) => words.text('confirmation', key);
const conflicts = (key: string) => words.text('conflicts', key);
const toCabins = () => page.getByRole('link', { name: conflicts('soldAction') });
const created = (bookingStatus: 'pending' | 'completed') => () => status(201, { id: bookingId, status: bookingStatus });

/** Opens the confirmation with all consents given. */
function openConfirmation(backend = aBackend(), more: Parameters<typeof openScreen>[1] = {}) {
  storeDraft();
  storeConsents(europeanTerms);
  return openScreen(checkoutAddress('confirmation'), { backend, ...more });
}

test('an attempt without a response is shown as it was sent, with its insurance and price, and can be abandoned if there is no booking (BOOK-11, BOOK-16)', async () => {
  const backend = aBackend({ departureProducts: offered, createBooking: loseFirstResponse(() => status(422)) });
  storeDraft();
  storeConsents([...europeanTerms, 'cancellation'], {
    insurance: ['cancellation'],
    offered: [v.parse(InsurancePolicySchema, cancellation)],
  });
  const screen = await openScreen(checkoutAddress('confirmation'), { backend });
  await check.book();
  await expect.element(shownText(confirmation('unknownText'))).toBeInViewport();

  // The consents of the tab are lost; those of the attempt are kept.
  sessionStorage.clear();
  await screen.reload();
  await expect.element(shownText(confirmation('openText'))).toBeVisible();
  await expect.element(check.insurance()).toBeChecked();
  await expect.element(check.insurance()).toBeDisabled();
  await expect.element(page.getByText(confirmation('noInsurance'))).not.toBeInTheDocument();
  // 4,048 and the insurance of 100.
  await expect.element(shownText(/€4,148(\.00)?$/)).toBeVisible();

  await page.getByRole('button', { name: confirmation('startOver') }).click();
  await expect.element(shownText(confirmation('left'))).toBeInViewport();
  const [first, second] = backend.of('createBooking').map(({ body }) => body);
  expect(first).toMatchObject({ insurance: { cancellation: true } });
  expect(second).toEqual(first);
  await expect.element(check.insurance()).toBeEnabled();
  expect(localStorage.getItem('booking-attempt')).toBeNull();
});

test('starting over redirects to the booking if the attempt has become one (BOOK-16)', async () => {
  const backend = aBackend({
    booking: { status: 'pending', id: bookingId },
    createBooking: loseFirstResponse(created('completed')),
  });
  const screen = await openConfirmation(backend);
  await check.book();
  await page.getByRole('button', { name: confirmation('startOver') }).click();
  await expect.poll(screen.address).toMatch(`/bookings/${bookingId}/payment`);
});

test.each([1280, 390] as const)(
  'a sold cabin is reported before the booking, all details are kept, and a link leads to the cabins, at %i px (BOOK-31, BOOK-32)',
  async (width) => {
    const backend = aBackend();
    await openConfirmation(backend, { width });
    await expect.element(check.bookButton()).toBeVisible();
    backend.set({ departureCabins: [{ ...cabin, count: 0 }] });
    await check.book();
    await expect.element(page.getByText(conflicts('sold'))).toBeInViewport();
    expect(backend.of('createBooking')).toEqual([]);
    for (const part of [/\/cabins\?/, /cabins=twin:2/, /tours=tour1/, /party=2/])
      await expect.element(toCabins()).toHaveAttribute('href', expect.stringMatching(part));

    // The passengers are unchanged.
    await openScreen(checkoutAddress('passengers'), { backend, width });
    await expect.element(page.getByText(conflicts('sold'))).toBeVisible();
    await expect.element(check.card(1)).toHaveTextContent('Bo Example');
    await check.next().click();
    await expect.element(toCabins()).toHaveFocus();
    await expect.element(toCabins()).toBeInViewport();
  },
);

test('a booking that failed because of a sold cabin is reported as such (BOOK-31, BOOK-30)', async () => {
  const failed = { status: 'failed', id: bookingId, error: 'cabins_unavailable' } as const;
  await openConfirmation(aBackend({ booking: failed, createBooking: created('pending') }));
  await check.book();
  await expect.element(page.getByText(conflicts('sold'))).toBeInViewport();
  await expect.element(toCabins()).toHaveAttribute('href', expect.stringMatching(/cabins=twin:2.*tours=tour1/));
});

test('returning before the payment page has loaded shows a link to the payment, and no form (CONF-33, CONF-27)', async () => {
  const backend = aBackend({ createBooking: created('completed') });
  // The page navigates once the price is requested. The next request, by the payment page, gets no response.
  backend.set({ booking: (...given) => (backend.of('booking').length === 1 ? status(404) : hang(...given)) });
  const screen = await openConfirmation(backend);
  await check.book();
  await expect.poll(screen.address).toContain('/payment');
  screen.back();
  const link = page.getByRole('link', { name: confirmation('recentAction') }).shown();
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(bookingId));
  await expect.element(check.term('general')).not.toBeInTheDocument();
});

test('until it navigates to the payment, the page is unchanged by its own writes to storage', async () => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const backend = aBackend({
    booking: () => status(404),
    createBooking: async () => {
      await responded;
      return { id: bookingId, status: 'completed' };
    },
  });
  // The page waits until the purchase is sent, which never happens here.
  const analytics = { push: () => new Promise<void>(() => {}), page: () => {} };
  await openConfirmation(backend, { analytics });
  const change = page.getByRole('link', { name: confirmation('travellersChange') }).first();
  const coupon = page.getByRole('button', { name: words.text('checkout', 'coupon.question') }).shown();
  const link = page.getByRole('link', { name: confirmation('recentAction') });
  await check.book();
  await expect.poll(() => localStorage.getItem('booking-attempt')).not.toBeNull();
  await expect.element(coupon).toBeVisible();
  await expect.element(change).toBeVisible();

  respond();
  await expect.poll(() => localStorage.getItem('recent-booking')).not.toBeNull();
  await expect.poll(() => localStorage.getItem('booking-attempt')).toBeNull();
  await expect.element(coupon).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test('a booking by another tab is shown at once, with a link to its payment (CONF-27)', async () => {
  await openConfirmation();
  await expect.element(check.bookButton()).toBeVisible();
  recentBookingEntries(stored).write(departure.id, { id: bookingId, departureId: departure.id, bookedAt: Date.now() });
  dispatchStorageEvent('recent-booking');
  const link = page.getByRole('link', { name: confirmation('recentAction') }).shown();
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(bookingId));
});

test('a booking with another price than shown is reported before the payment, and logged (PAY-61)', async () => {
  const logged = vi.spyOn(console, 'error');
  const booking = bookingWire({
    id: bookingId,
    departure_date: date,
    tour_name: departure.tour_name,
    tour_id: departure.tour_id,
    tour_external_id: '',
    exchange_rate: 1,
    state: null as never,
    number: 'BBT-1',
    amount: 4148,
    local_costs: 0,
    full_amount: 4148,
    insurance_amount: 0,
    deposit: null,
  });
  await openConfirmation(aBackend({ booking, createBooking: created('completed') }), { config: fakeProvider().config });
  await check.book();
  await expect.element(page.getByText(words.text('payment', 'difference.title'))).toBeVisible();
  await expect.element(page.getByText(/4,148(\.00)? instead of €4,048/)).toBeVisible();
  expect(logged.mock.calls.join()).toContain('The booking differs from what was shown');
});
