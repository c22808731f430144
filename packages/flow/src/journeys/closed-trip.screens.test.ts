import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { aBackend, aBooking, date, departure, respondWithDepartures, sister, tour } from '../testing/screens/a-backend.ts';
import { offline, status } from '../testing/screens/backend.ts';
import { bookingId } from '../testing/screens/bookings.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { choosing, choosingAddress } from '../testing/screens/choosing.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft, stored } from '../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { holdClock } from '../testing/screens/waiting.ts';
import { getWords } from '../testing/screens/words.ts';

// Bookable from tomorrow, in the visitor's calendar, on every step.
const words = getWords('en');
const check = checkout(words);
const steps = choosing(words);
const dayMs = 86_400_000;
const start = new Date(`${date}T00:30`).getTime();
const onTheDay = (): unknown => vi.setSystemTime(start);
const closed = () => page.getByRole('alert').filter({ hasText: words.text('errors', 'trip-closed') });
const toDates = () => page.getByRole('link', { name: words.text('departures', 'otherDate') });

/** The clock stands half an hour before or after the midnight with which the departure's day begins. */
function standAt(when: 'eve' | 'day'): void {
  holdClock();
  vi.setSystemTime(when === 'eve' ? start - 3_600_000 : start);
}

const addresses = [
  ['the ship step', choosingAddress.ship],
  ['the cabins', choosingAddress.chosenCabins],
  ['the passengers', checkoutAddress('passengers')],
  ['the confirmation', checkoutAddress('confirmation')],
] as const;

test.each(addresses)('a kept link to %s of a trip that begins today says that it can no longer be booked (DATE-48)', async (_, href) => {
  standAt('day');
  storeDraft();
  const typed = localStorage.getItem('unvalidated');
  await openScreen(href, { width: 390 });
  await expectOutcome(closed());
  await expect.element(toDates()).toHaveAttribute('href', expect.stringMatching(new RegExp(`^/tours/(x\\.1|${tour.id}).*date=${date}`)));
  await expect.element(steps.next()).not.toBeInTheDocument();
  await expect.element(check.bookButton()).not.toBeInTheDocument();
  expect(localStorage.getItem('unvalidated')).toBe(typed);
});

test.each(addresses)('on the eve of its day the trip can be booked: %s (DATE-16, DATE-48)', async (step, href) => {
  standAt('eve');
  storeDraft();
  await openScreen(href);
  const goesOn = {
    'the ship step': steps.next,
    'the cabins': steps.start,
    'the passengers': check.next,
    'the confirmation': check.bookButton,
  };
  await expect.element(goesOn[step]()).toBeVisible();
  await expect.element(closed()).not.toBeInTheDocument();
});

test('the tour’s other dates are offered, the closest first (DATE-48, DATE-36)', async () => {
  standAt('day');
  const next = new Date(Date.parse(date) + 7 * dayMs).toISOString().slice(0, 10);
  const later = { ...departure, id: 'later', date: next, end_date: next };
  const backend = aBackend({ tourDepartures: respondWithDepartures(departure, later) });
  await openScreen(checkoutAddress('passengers'), { backend });
  await toDates().click();
  await expect.element(page.getByText(/ can no longer be booked\.$/)).toBeVisible();
  await expect.element(page.getByRole('status').getByRole('listitem').getByRole('button')).toBeVisible();
});

test.each([1280, 390] as const)(
  'midnight passes while the ship is chosen, the cabins, the passengers: the next press says it, and what was typed is kept: %i px (DATE-48, ERR-31)',
  async (width) => {
    standAt('eve');
    const backend = aBackend({ tourDepartures: respondWithDepartures(departure, sister) });
    await openScreen(choosingAddress.ship, { backend, width });
    await expect.element(steps.ship('Zwaan')).toBeVisible();
    onTheDay();
    await steps.ship('Zwaan').click();
    await expectOutcome(closed());

    vi.setSystemTime(start - 3_600_000);
    await openScreen(choosingAddress.cabins, { width });
    await expect.element(steps.quantity()).toBeVisible();
    onTheDay();
    await steps.moreCabins().click();
    await expectOutcome(closed());

    vi.setSystemTime(start - 3_600_000);
    storeDraft();
    await openScreen(checkoutAddress('passengers'), { width });
    await check.openPassenger(0);
    await check.field(0, 'firstName').fill('Anna');
    onTheDay();
    await check.next().click();
    await expectOutcome(closed());
    expect(localStorage.getItem('unvalidated')).toContain('Anna');
  },
);

test.each([1280, 390] as const)(
  'midnight passes on the confirmation: the press sends nothing and says it: %i px (DATE-48, CONF-41, ERR-31)',
  async (width) => {
    standAt('eve');
    storeDraft();
    storeConsents(europeanTerms);
    const screen = await openScreen(checkoutAddress('confirmation'), { width });
    await expect.element(check.bookButton()).toBeVisible();
    onTheDay();
    await check.book();
    await expectOutcome(closed());
    expect(screen.backend.of('createBooking')).toEqual([]);
    expect(localStorage.getItem('validated')).toContain('Ann');
  },
);

test('a departure that the backend refuses itself says so, with a way to other dates (CONF-46, CONF-41)', async () => {
  storeDraft();
  storeConsents(europeanTerms);
  const errors = [{ path: 'departureId', message: 'it has left' }];
  const backend = aBackend({ createBooking: () => status(422, { errors }) });
  await openScreen(checkoutAddress('confirmation'), { backend, width: 390 });
  await check.book();
  await expectOutcome(closed());
  await expect.element(toDates()).toHaveAttribute('href', expect.not.stringContaining('date='));
  expect(localStorage.getItem('unvalidated')).toContain('Ann');
});

test('a request without a response is checked on the day, too, and becomes its booking (DATE-48, BOOK-11)', async () => {
  standAt('eve');
  storeDraft();
  storeConsents(europeanTerms);
  const backend = aBackend({ createBooking: offline, booking: aBooking });
  const screen = await openScreen(checkoutAddress('confirmation'), { backend });
  await check.book();
  await expect.element(shownText(words.text('confirmation', 'unknownText'))).toBeVisible();
  onTheDay();
  const notices = { passengers: words.text('conflicts', 'requestSent'), confirmation: words.text('confirmation', 'openTitle') };
  for (const step of ['passengers', 'confirmation'] as const) {
    await openScreen(checkoutAddress(step), { backend });
    await expect.element(page.getByText(notices[step])).toBeVisible();
    await expect.element(closed()).not.toBeInTheDocument();
  }
  backend.set({ createBooking: { id: aBooking.id, status: 'completed' } });
  await check.book();
  await expect.poll(() => localStorage.getItem('recent-booking')).toContain(aBooking.id);
  expect(screen.backend.of('createBooking').length).toBeGreaterThan(1);
});

test('a trip that was booked on its eve leads to its payment on the day, from every step (DATE-48, BOOK-37, CONF-27)', async () => {
  standAt('day');
  storeDraft();
  recentBookingEntries(stored).write(departure.id, { id: bookingId, departureId: departure.id, bookedAt: Date.now() - 3_600_000 });
  const backend = aBackend({ booking: { ...aBooking, id: bookingId } });
  for (const href of [choosingAddress.chosenCabins, checkoutAddress('passengers'), checkoutAddress('confirmation')]) {
    await openScreen(href, { backend });
    await expect.element(shownText('You have booked this trip: B-1, not paid yet', { exact: true })).toBeVisible();
    await expect.element(page.css(`main a[href*="/bookings/${bookingId}/payment"]`).first()).toBeVisible();
  }
  // The booking itself stands in place of the last step.
  await expect.element(closed()).not.toBeInTheDocument();
});
