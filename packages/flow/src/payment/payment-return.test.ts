import { describe, expect, test, vi } from 'vitest';
import { safeStorage } from '../storage/stored-item.ts';
import { clientSecretOf, cutPaymentReturn, cutPaymentReturnOfPage, forgetPaymentReturn } from './payment-return.ts';

/** Storage that is blocked keeps in memory: enough for a page. */
const session = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

const returned = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=failed';

describe('A client secret in a URL must not reach the tag manager', () => {
  test('it is taken out of the address, and kept for the page that was returned to', () => {
    const store = session();
    expect(cutPaymentReturn(`/islandhopping/bookings/b1/confirmed?locale=de&${returned}`, store)).toBe(
      '/islandhopping/bookings/b1/confirmed?locale=de&redirect_status=failed',
    );
    expect(clientSecretOf('/bookings/b1/confirmed', store)).toBe('pi_1_secret_x');
    expect(clientSecretOf('/bookings/b1/payment', store)).toBeNull();
    expect(clientSecretOf('/bookings/b2/confirmed', store)).toBeNull();
  });

  test('the way back to the payment page carries it along, unseen', () => {
    const store = session();
    const href =
      '/bookings/b1/payment?previous_status=failed&previous_payment_intent=pi_1&previous_payment_client_secret=pi_1_secret_x&locale=nl';
    expect(cutPaymentReturn(href, store)).toBe('/bookings/b1/payment?previous_status=failed&locale=nl');
    expect(clientSecretOf('/bookings/b1/payment', store)).toBe('pi_1_secret_x');
  });

  test('a standalone payment alike', () => {
    const store = session();
    cutPaymentReturn(`/payments/p1/completed?${returned}`, store);
    expect(clientSecretOf('/payments/p1/completed', store)).toBe('pi_1_secret_x');
    expect(clientSecretOf('/payments/p1', store)).toBeNull();
  });

  test("the page's own address is replaced before anything else reads it", () => {
    const history = { state: null, replaceState: vi.fn() };
    const location = { pathname: '/bookings/b1/confirmed', search: `?${returned}` };
    cutPaymentReturnOfPage({ location, history } as unknown as Window, session());
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/bookings/b1/confirmed?redirect_status=failed');
  });
});

test.each(['/tours/a?party=2', '/bookings/b1/payment?locale=de', '/bookings/b1/confirmed?redirect_status=succeeded'])(
  'an address without a secret stays as it is: %s',
  (href) => {
    const store = session();
    cutPaymentReturn(`/bookings/b1/confirmed?${returned}`, store);
    expect(cutPaymentReturn(href, store)).toBe(href);
    expect(clientSecretOf('/bookings/b1/confirmed', store)).toBe('pi_1_secret_x');
  },
);

test('a new attempt forgets the one before', () => {
  const store = session();
  cutPaymentReturn(`/bookings/b1/payment?${returned}`, store);
  forgetPaymentReturn(store);
  expect(clientSecretOf('/bookings/b1/payment', store)).toBeNull();
});
