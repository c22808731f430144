import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingAttempts } from '../../storage/booking-attempt.ts';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { voucherEntries } from '../../storage/voucher.ts';
import { aBackend, departure } from '../../testing/screens/a-backend.ts';
import { hang, offline, status } from '../../testing/screens/backend.ts';
import { bookingId, loseFirstResponse } from '../../testing/screens/bookings.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { annAndBo, checkoutAddress, europeanTerms, storeConsents, storeDraft, stored } from '../../testing/screens/drafts.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

// A request whose outcome is unknown: what is edited beside it, and starting over.
const words = getWords('en');
const check = checkout(words);
const confirmation = (key: string) => words.text('confirmation', key);
const edited = () => shownText(words.text('conflicts', 'editedSince'));

/** Sends a request whose response is lost. */
async function sendRequest(createBooking: () => unknown = offline) {
  storeDraft();
  storeConsents(europeanTerms);
  const backend = aBackend({ createBooking });
  const screen = await openScreen(checkoutAddress('confirmation'), { backend, width: 390 });
  await check.book();
  await expect.element(shownText(confirmation('unknownText'))).toBeInViewport();
  return { screen, backend };
}

test('passengers edited beside a request are kept and not sent, and both pages say so at their top (BOOK-33)', async () => {
  const { backend } = await sendRequest();
  await openScreen(checkoutAddress('confirmation'), { backend, width: 390 });
  await expect.element(shownText(confirmation('openText'))).toBeVisible();
  expect(edited().elements()).toEqual([]);

  await openScreen(checkoutAddress('passengers'), { backend, width: 390 });
  await expect.element(shownText(words.text('conflicts', 'requestSent'))).toBeInViewport();
  const toCheck = page.getByRole('link', { name: words.text('conflicts', 'requestCheck') });
  await expect.element(toCheck).toHaveAttribute('href', expect.stringContaining('/confirmation?'));
  const [ann, bo] = annAndBo.passengers;
  unvalidatedEntries(stored).write(departure.id, {
    ...annAndBo,
    passengers: [{ ...(ann as typeof bo), firstName: 'Anna' } as never, bo as never],
  });

  await openScreen(checkoutAddress('confirmation'), { backend, width: 390 });
  await expect.element(edited()).toBeInViewport();
  await expect.element(shownText(/Ann Example/)).toBeVisible();
  expect(bookingAttempts(stored).read(departure.id)?.body.passengers[0]?.firstName).toBe('Ann');
  expect(unvalidatedEntries(stored).read(departure.id)?.passengers[0]?.firstName).toBe('Anna');
});

test('on request the button asks for the trip, whatever the order button is configured to be; without a response all of it is called a request (CONF-57)', async () => {
  storeDraft();
  storeConsents(europeanTerms, { onRequest: true });
  const backend = aBackend({ departure: { ...departure, on_request: true }, createBooking: offline });
  const legal = { boatbiketours: { orderButton: { en: 'Order with obligation to pay' } } };
  await openScreen(checkoutAddress('confirmation'), { backend, width: 390, config: { legal } });
  await expect.element(check.bookButton()).toHaveTextContent('Request this trip');
  await check.book();
  await expect.element(shownText(confirmation('unknownText_request'))).toBeInViewport();
  await expect.element(check.bookButton()).toHaveTextContent('Check my request');

  await openScreen(checkoutAddress('passengers'), { backend, width: 390 });
  await expect.element(shownText(words.text('conflicts', 'requestSent_request'))).toBeInViewport();
  await expect.element(page.getByRole('link', { name: 'Check my request' })).toBeVisible();
});

test('a deployment may call the request otherwise (CONF-57)', async () => {
  storeDraft();
  const backend = aBackend({ departure: { ...departure, on_request: true } });
  const legal = { boatbiketours: { orderButton: 'Order', requestButton: 'Ask whether there is room' } };
  await openScreen(checkoutAddress('confirmation'), { backend, width: 390, config: { legal } });
  await expect.element(page.getByRole('button', { name: /^Ask whether there is room/ }).shown()).toBeVisible();
});

test('a coupon entered beside a request is said as well (BOOK-33)', async () => {
  const { backend } = await sendRequest();
  voucherEntries(stored).write(departure.id, 'SEA10');
  await openScreen(checkoutAddress('confirmation'), { backend, width: 390 });
  await expect.element(edited()).toBeInViewport();
});

test("'Start over' says that it sends the request once more; if that makes the booking, the page says so and leads to its payment (BOOK-16, BOOK-34)", async () => {
  const { screen, backend } = await sendRequest(loseFirstResponse(() => status(201, { id: bookingId, status: 'completed' })));
  backend.set({ booking: hang });
  await expect.element(shownText(/We will then send the same booking once more, which may complete it now\./)).toBeVisible();
  await page.getByRole('button', { name: confirmation('startOver') }).click();
  await expect.element(shownText(confirmation('made'))).toBeInViewport();
  expect(screen.address()).toContain('/confirmation');
  const [first, second] = backend.of('createBooking').map(({ body }) => body);
  expect(second).toEqual(first);
  backend.set({ booking: { status: 'pending', id: bookingId } });
  await expect.poll(screen.address, { timeout: 8000 }).toMatch(`/bookings/${bookingId}/payment`);
});
