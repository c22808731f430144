import { bookingWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend } from '../../testing/screens/a-backend.ts';
import { status } from '../../testing/screens/backend.ts';
import { oneBookingPerKey } from '../../testing/screens/bookings.ts';
import { createBreakage, expectNothingTechnical, faults } from '../../testing/screens/breakage.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft } from '../../testing/screens/drafts.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { holdClock, pass } from '../../testing/screens/waiting.ts';
import { getWords } from '../../testing/screens/words.ts';

// The requests of 'Book now' × each fault: exactly one booking is created.
const words = getWords('en');
const check = checkout(words);
const retry = () => page.getByRole('button', { name: words.text('common', 'retry') }).shown();

const requests = {
  'the booking, before it arrives': { endpoint: 'createBooking', arrives: false, bookingStatus: 'completed' },
  'the booking, after it has arrived': { endpoint: 'createBooking', arrives: true, bookingStatus: 'completed' },
  'the poll for its status': { endpoint: 'booking', arrives: false, bookingStatus: 'pending' },
  'the request for its price': { endpoint: 'booking', arrives: false, bookingStatus: 'completed' },
} as const;

for (const [request, { endpoint, arrives, bookingStatus }] of Object.entries(requests))
  for (const fault of faults)
    test(`${request}, ${fault}: one booking is created, and the page navigates to its payment (BOOK-4, BOOK-10, BOOK-15)`, async () => {
      holdClock();
      storeDraft();
      storeConsents(europeanTerms);
      const { made, createBooking } = oneBookingPerKey(bookingStatus);
      const breakage = createBreakage(fault);
      const backend = aBackend({
        createBooking,
        booking: ({ url }) => bookingWire({ id: url.pathname.split('/').at(-1) ?? '' }),
      });
      backend.intercept((sent, signal) => {
        if (sent.endpoint !== endpoint) return undefined;
        const broken = breakage.respond(sent, signal);
        // The booking is created, but the response is lost.
        if (broken !== undefined && arrives) createBooking(sent);
        return broken;
      });
      const screen = await openScreen(checkoutAddress('confirmation'), { backend });
      await check.book();
      await expect.poll(() => breakage.met).toBeGreaterThan(0);
      expect(made.size).toBe(endpoint === 'createBooking' && !arrives ? 0 : 1);
      for (let waited = 0; waited < 3; waited++) {
        await pass(21_000);
        expectNothingTechnical();
      }
      breakage.end();
      await expect
        .poll(
          async () => {
            const again = [check.bookButton(), retry()].find((button) => button.query()?.checkVisibility());
            if (!screen.address().includes('/payment')) await again?.click();
            await pass(5000);
            return screen.address();
          },
          { timeout: 15_000 },
        )
        .toMatch(/\/bookings\/[\w-]+\/payment/);
      expect(made.size).toBe(1);
      expect(screen.address()).toContain([...made.values()][0]);
    });

test('a booking that a poll cannot find is requested again with its key, which creates no second one (BOOK-18)', async () => {
  storeDraft();
  storeConsents(europeanTerms);
  const { made, createBooking } = oneBookingPerKey('pending');
  const backend = aBackend({ createBooking, booking: () => status(404) });
  const screen = await openScreen(checkoutAddress('confirmation'), { backend });
  await check.book();
  await expect.element(page.getByText(words.text('confirmation', 'unknownText'))).toBeInViewport();
  backend.set({ booking: ({ url }) => bookingWire({ id: url.pathname.split('/').at(-1) ?? '' }) });
  await check.book();
  await expect.poll(screen.address).toContain(`/bookings/${[...made.values()][0]}/payment`);
  const [first, second] = backend.of('createBooking').map(({ body }) => body);
  expect(second).toEqual(first);
  expect(made.size).toBe(1);
});
