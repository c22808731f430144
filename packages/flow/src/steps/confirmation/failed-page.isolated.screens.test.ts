import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, aBooking } from '../../testing/screens/a-backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft } from '../../testing/screens/drafts.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';
import { BookingContainer } from './booking-container.tsx';

vi.mock('./booking-container.tsx', { spy: true });
afterEach(() => void vi.mocked(BookingContainer).mockReset());

const words = getWords('en');
const check = checkout(words);
const { id } = aBooking;
const heading = () => page.getByRole('heading', { level: 1 });
const toPayment = () => page.getByRole('link', { name: words.text('confirmation', 'framedAction') });
const retry = () => page.getByRole('button', { name: words.text('common', 'retry') });

/** Opens the confirmation page, and books. From then on the page fails. */
async function failAfterBooking(respond: () => unknown) {
  storeDraft();
  storeConsents(europeanTerms);
  const backend = aBackend({ createBooking: respond, booking: ({ url }) => ({ ...aBooking, id: url.pathname.split('/').at(-1) }) });
  const screen = await openScreen(checkoutAddress('confirmation'), { backend });
  await check.expectConfirmation();
  // Only from the press on: without its button the page could not be pressed.
  const fail = () =>
    vi.mocked(BookingContainer).mockImplementation(() => {
      throw new Error('node.removeChild is not possible');
    });
  document.addEventListener('click', fail, { capture: true, once: true });
  await check.book();
  return screen;
}

test('a page that fails after Book now waits for the booking and leads to it; nothing is sent twice (ERR-29, BOOK-15)', async () => {
  let respond: (booking: { id: string }) => void = () => {};
  const { backend, address } = await failAfterBooking(() => new Promise((resolve) => (respond = resolve)));
  await expect.element(heading()).toHaveTextContent(words.text('common', 'error.unexpected'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.text('confirmation', 'unknownText'));
  expect(document.body.textContent).not.toContain('removeChild');
  await expect.poll(() => backend.of('createBooking')).toHaveLength(1);
  respond({ id });
  await expect.element(heading()).toHaveTextContent(words.text('confirmation', 'recent'));
  await toPayment().click();
  await expect.poll(address).toMatch(new RegExp(`^/bookings/${id}/payment`));
  expect(backend.of('createBooking')).toHaveLength(1);
});

test('its retry continues the same request (ERR-29, BOOK-12)', async () => {
  const { backend } = await failAfterBooking(() => new Promise(() => {}));
  await expect.poll(() => backend.of('createBooking')).toHaveLength(1);
  await expect.element(retry()).toBeVisible();
  vi.mocked(BookingContainer).mockReset();
  await retry().click();
  await check.expectConfirmation();
  await expect.element(page.getByText(words.text('confirmation', 'openText'))).toBeVisible();
  await check.book();
  const keys = backend.of('createBooking').map(({ body }) => (body as { idempotency_key: string }).idempotency_key);
  expect(new Set(keys).size).toBe(1);
});
