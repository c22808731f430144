import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, aBooking } from '../../testing/screens/a-backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft } from '../../testing/screens/drafts.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const words = getWords('en');
const check = checkout(words);

/** A backend that creates one booking per idempotency key. `made` contains their ids. */
function bookingBackend() {
  const made = new Map<unknown, string>();
  const backend = aBackend({
    createBooking: async ({ body }) => {
      // Leaves time for the effect of a second click.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { idempotency_key: key } = body as { idempotency_key: string };
      const id = made.get(key) ?? crypto.randomUUID();
      made.set(key, id);
      return { id };
    },
    booking: ({ url }) => ({ ...aBooking, id: url.pathname.split('/').at(-1) }),
  });
  return { backend, made };
}

async function expectPaymentPage(address: () => string): Promise<void> {
  await expect.poll(address).toMatch(/^\/bookings\/[\w-]+\/payment/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words.text('payment', 'title'));
}

test('a double click books once (BOOK-15)', async () => {
  storeDraft();
  storeConsents(europeanTerms);
  const { backend, made } = bookingBackend();
  const { address } = await openScreen(checkoutAddress('confirmation'), { backend });
  await check.expectConfirmation();
  await check.bookButton().dblClick();
  await expectPaymentPage(address);
  expect(backend.of('createBooking')).toHaveLength(1);
  expect(made.size).toBe(1);
});

test('with storage blocked the checkout still works on that page (STORE-11)', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const { backend, made } = bookingBackend();
  const { address } = await openScreen(checkoutAddress('passengers'), { backend });
  await check.fillPassengers();
  await check.toConfirmation();
  await check.acceptTerms();
  await check.book();
  await expectPaymentPage(address);
  expect(made.size).toBe(1);
});
