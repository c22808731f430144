import { describe, expect, test, vi } from 'vitest';
import type { SafeStorage } from '../app/services.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { clearPaymentReturn, clearReturnTo, extractPaymentReturn, getClientSecret, isSettled, paymentReturn } from './payment-return.ts';

/** Blocked storage falls back to memory, which is enough for one page. */
const session = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

/** The client secret that is available to the pages with these paths. */
const secretAt = (pages: readonly string[], store: SafeStorage): string | null =>
  getClientSecret(paymentReturn({ storage: { local: store, session: store } }).read(), pages);

const returned = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=failed';

/** Opens a page; returns its address afterwards. */
function open(href: string, store = session()) {
  const { pathname, search } = new URL(href, 'http://localhost');
  const replaceState = vi.fn();
  extractPaymentReturn({ location: { pathname, search }, history: { state: null, replaceState } } as unknown as Window, store);
  return { store, replaceState, address: (replaceState.mock.calls[0]?.[2] as string | undefined) ?? href };
}

describe('A client secret in a URL must not reach the tag manager', () => {
  test('it is removed from the address and stored for the page of the return', () => {
    const { store, address } = open(`/islandhopping/bookings/b1/confirmed?locale=de&${returned}`);
    expect(address).toBe('/islandhopping/bookings/b1/confirmed?locale=de&redirect_status=failed');
    expect(secretAt(['/islandhopping/bookings/b1/confirmed'], store)).toBe('pi_1_secret_x');
    expect(secretAt(['/islandhopping/bookings/b1/payment'], store)).toBeNull();
    expect(secretAt(['/islandhopping/bookings/b2/confirmed'], store)).toBeNull();
  });

  test('the parameters of a previous payment are removed as well', () => {
    const { store, address } = open(
      '/bookings/b1/payment?previous_status=failed&previous_payment_intent=pi_1&previous_payment_client_secret=pi_1_secret_x&locale=nl',
    );
    expect(address).toBe('/bookings/b1/payment?previous_status=failed&locale=nl');
    expect(secretAt(['/bookings/b1/payment'], store)).toBe('pi_1_secret_x');
  });

  test('it is available to all pages of the same booking', () => {
    const { store } = open(`/bookings/b1/confirmed?${returned}`);
    expect(secretAt(['/bookings/b1/payment', '/bookings/b1/confirmed'], store)).toBe('pi_1_secret_x');
    expect(secretAt(['/bookings/b2/payment', '/bookings/b2/confirmed'], store)).toBeNull();
  });

  test('the same holds for a standalone payment', () => {
    const { store } = open(`/payments/p1/completed?${returned}`);
    expect(secretAt(['/payments/p1/completed'], store)).toBe('pi_1_secret_x');
    expect(secretAt(['/payments/p1'], store)).toBeNull();
  });

  test("the page's own address is replaced before anything else reads it", () => {
    const { replaceState } = open(`/bookings/b1/confirmed?${returned}`);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/bookings/b1/confirmed?redirect_status=failed');
  });
});

test.each(['/tours/a?party=2', '/bookings/b1/payment?locale=de', '/bookings/b1/confirmed?redirect_status=succeeded'])(
  'an address without a secret is unchanged: %s',
  (href) => {
    const { store } = open(`/bookings/b1/confirmed?${returned}`);
    expect(open(href, store).replaceState).not.toHaveBeenCalled();
    expect(secretAt(['/bookings/b1/confirmed'], store)).toBe('pi_1_secret_x');
  },
);

test('a new attempt clears the previous return', () => {
  const { store } = open(`/bookings/b1/payment?${returned}`);
  clearPaymentReturn(store);
  expect(secretAt(['/bookings/b1/payment'], store)).toBeNull();
});

test('a settled return is cleared, that to another booking is not (PAY-71)', () => {
  const { store } = open(`/bookings/b1/payment?${returned}`);
  clearReturnTo(store, ['/bookings/b2/payment', '/bookings/b2/confirmed']);
  expect(secretAt(['/bookings/b1/payment'], store)).toBe('pi_1_secret_x');
  clearReturnTo(store, ['/bookings/b1/payment?locale=de', '/bookings/b1/confirmed']);
  expect(secretAt(['/bookings/b1/payment'], store)).toBeNull();
});

test.each([
  ['paid', 'succeeded', 'Completed', true],
  ['paid, and the provider no longer knows the intent', null, 'Completed', true],
  ['declined, and paid by another attempt', 'requires_payment_method', 'Completed', true],
  ['cancelled: refused for good', 'canceled', 'Open', true],
  ['paid, but our backend does not know yet', 'succeeded', 'Open', false],
  ['paid, but our backend is still processing', 'succeeded', 'Processing', false],
  ['processing, whatever our backend says', 'processing', 'Completed', false],
  ['declined: may be tried again', 'requires_payment_method', 'Open', false],
  ['on the page of the bank', 'requires_action', 'Open', false],
])('a payment is settled or not: %s (PAY-71)', (_, intentStatus, ownStatus, settled) => {
  expect(isSettled({ intentStatus, ownStatus })).toBe(settled);
});
