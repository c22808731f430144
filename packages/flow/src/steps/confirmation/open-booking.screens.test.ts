import { bookingWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { bookingAttempts } from '../../storage/booking-attempt.ts';
import { aBackend, departure } from '../../testing/screens/a-backend.ts';
import { status } from '../../testing/screens/backend.ts';
import { bookingId } from '../../testing/screens/bookings.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft, stored } from '../../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { holdClock, pass } from '../../testing/screens/waiting.ts';
import { getWords } from '../../testing/screens/words.ts';

// A booking that the backend takes its time to make: the page waits for it, also after it was opened again.
const words = getWords('en');
const check = checkout(words);
const confirmation = (key: string) => words.text('confirmation', key);
const completed = bookingWire({ id: bookingId });
const namedAttempt = () => bookingAttempts(stored).read(departure.id)?.bookingId;

/** Books on a backend that leaves the booking pending. */
async function bookPending() {
  storeDraft();
  storeConsents(europeanTerms);
  const backend = aBackend({
    createBooking: () => status(201, { id: bookingId, status: 'pending' }),
    booking: { status: 'pending', id: bookingId },
  });
  const screen = await openScreen(checkoutAddress('confirmation'), { backend });
  await check.book();
  await expect.poll(namedAttempt).toBe(bookingId);
  return { backend, screen };
}

test('after 60 seconds the page says that the booking is still being made, and goes on polling; nothing invites a second one (BOOK-5)', async () => {
  holdClock();
  const { backend, screen } = await bookPending();
  const slow = shownText(confirmation('slow'));
  await pass(50_000);
  await expect.element(shownText(confirmation('booking'))).toBeVisible();
  await expect.element(slow).not.toBeInTheDocument();
  await pass(11_000);
  // The clock also runs with the time of the test.
  await expect.poll(() => slow.query()?.checkVisibility() ?? false, { timeout: 5_000 }).toBe(true);
  await expectOutcome(slow);
  const polled = backend.of('booking').length;
  await expect
    .poll(async () => {
      await pass(3_000);
      return backend.of('booking').length;
    })
    .toBeGreaterThan(polled + 1);
  await expect.element(check.bookButton()).not.toBeInTheDocument();
  backend.set({ booking: completed });
  await pass(5_000);
  await expect.poll(screen.address).toContain(`/bookings/${bookingId}/payment`);
  expect(backend.of('createBooking')).toHaveLength(1);
});

test('an attempt whose booking is known resumes by itself when the page is opened again (BOOK-17)', async () => {
  const { backend, screen } = await bookPending();
  const again = await screen.reload();
  await expect.element(shownText(confirmation('booking'))).toBeVisible();
  backend.set({ booking: completed });
  await expect.poll(again.address).toContain(`/bookings/${bookingId}/payment`);
  expect(backend.of('createBooking')).toHaveLength(1);
});
