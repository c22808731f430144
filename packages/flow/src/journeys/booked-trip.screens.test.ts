import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { aBackend, aBooking, departure } from '../testing/screens/a-backend.ts';
import { offline, status } from '../testing/screens/backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { choosing, choosingAddress } from '../testing/screens/choosing.ts';
import { checkoutAddress, storeDraft, stored } from '../testing/screens/drafts.ts';
import { shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { dispatchStorageEvent } from '../testing/screens/tabs.ts';
import { getWords } from '../testing/screens/words.ts';

// After the booking every step of its departure says so.
const words = getWords('en');
const check = checkout(words);
const hours = (count: number) => count * 60 * 60 * 1000;
const unpaid = () => shownText('You have booked this trip: B-1, not paid yet', { exact: true });
const toPayment = () => page.getByRole('link', { name: words.text('conflicts', 'booked.toPayment') });
const bookedBefore = (ago: number) =>
  recentBookingEntries(stored).write(departure.id, { id: aBooking.id, departureId: departure.id, bookedAt: Date.now() - ago });

test.each([
  ['cabins', choosingAddress.chosenCabins, 1280],
  ['cabins', choosingAddress.chosenCabins, 280],
  ['passengers', checkoutAddress('passengers'), 390],
  // A booking of the last four hours is shown in place of the page.
  ['confirmation', checkoutAddress('confirmation'), 390],
] as const)(
  'the %s of a booked trip say that it is booked and not paid yet, with the way to its payment (%s, %i px) (BOOK-37)',
  async (_, address, width) => {
    storeDraft();
    bookedBefore(hours(5));
    await openScreen(address, { backend: aBackend({ booking: aBooking }), width });
    await expect.element(unpaid()).toBeVisible();
    await expect.element(toPayment()).toHaveAttribute('href', expect.stringContaining(`/bookings/${aBooking.id}/payment`));
  },
);

test('within four hours the confirmation says it in place of its form (BOOK-37, CONF-27)', async () => {
  storeDraft();
  bookedBefore(hours(1));
  await openScreen(checkoutAddress('confirmation'), { backend: aBackend({ booking: aBooking }) });
  await expect.element(unpaid()).toBeVisible();
  await expect.element(check.term('general')).not.toBeInTheDocument();
});

test.each([
  ['a part of it is paid', { ...aBooking, paid_amount: 1370 }, 'You have booked this trip: B-1'],
  ['its payment is in process', { ...aBooking, can_pay: false, state: 'Processing' }, 'You have booked this trip: B-1'],
  ['the backend does not respond', offline, 'You have booked this trip'],
] as const)("'not paid yet' is said only as long as it is known: %s (BOOK-37)", async (_, booking, title) => {
  storeDraft();
  bookedBefore(hours(1));
  await openScreen(checkoutAddress('passengers'), { backend: aBackend({ booking }) });
  await expect.element(shownText(title, { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('not paid yet');
});

test.each([
  ['failed', { status: 'failed', id: aBooking.id, error: 'expired' }],
  ['is not known to the backend', () => status(404)],
] as const)('a booking that %s is not said (BOOK-37)', async (_, booking) => {
  storeDraft();
  bookedBefore(hours(1));
  const { backend } = await openScreen(checkoutAddress('passengers'), { backend: aBackend({ booking }) });
  await check.expectPassengers();
  await expect.poll(() => backend.of('booking').length).toBeGreaterThan(0);
  await expect.element(page.getByText(/You have booked this trip/)).not.toBeInTheDocument();
});

test('a booking that another tab makes is said at once; another departure has none (BOOK-37)', async () => {
  await openScreen(choosingAddress.chosenCabins, { backend: aBackend({ booking: aBooking }) });
  await expect.element(choosing(words).start()).toBeVisible();
  recentBookingEntries(stored).write('another', { id: aBooking.id, departureId: 'another', bookedAt: Date.now() });
  dispatchStorageEvent('recent-booking');
  await expect.element(page.getByText(/You have booked this trip/)).not.toBeInTheDocument();
  bookedBefore(0);
  dispatchStorageEvent('recent-booking');
  await expect.element(unpaid()).toBeVisible();
});

test('in a frame a booked trip has a real link to the payment page of the full shell, in a window of its own (CONF-28, EMBED-16)', async () => {
  storeDraft();
  bookedBefore(0);
  const address = `/islandhopping/frame${checkoutAddress('confirmation')}`;
  await openScreen(address, { backend: aBackend({ booking: aBooking }), shell: 'frame', framed: true });
  const way = page.getByRole('link', { name: words.text('confirmation', 'recentAction') }).shown();
  await expect.element(way).toHaveAttribute('href', expect.stringMatching(`^/islandhopping/bookings/${aBooking.id}/payment`));
  await expect.element(way).toHaveAttribute('target', '_blank');
  await expect.element(check.bookButton()).not.toBeInTheDocument();
});
