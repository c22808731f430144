import { ApiError } from '@booking/api';
import { toCents } from '@booking/domain/money';
import { describe, expect, test, vi } from 'vitest';
import type { PaymentOrder } from './gateway.ts';
import { type ElementsPart, payWithStripe, retrieveWithStripe, type StripePart } from './stripe-pay.ts';

type Responses = { submit?: object; method?: object; intent?: object; confirm?: object };

const shown = { amount: toCents(58_005), currency: 'eur' } as const;
const createIntent = (changes: object = {}) => ({ paymentIntent: { ...shown, status: 'requires_confirmation', ...changes } });

/** A provider that records its calls in order. */
function provider({
  submit = {},
  method = { paymentMethod: { id: 'pm_1' } },
  intent = createIntent(),
  confirm = { error: { type: 'card_error', message: 'No.' } },
}: Responses = {}) {
  const calls: [string, unknown][] = [];
  const record =
    <Response>(name: string, response: Response) =>
    async (input?: unknown) => {
      calls.push([name, input]);
      return response;
    };
  return {
    calls,
    elements: { submit: record('submit', submit) } as unknown as ElementsPart,
    stripe: {
      createPaymentMethod: record('method', method),
      retrievePaymentIntent: record('retrieve', intent),
      confirmPayment: record('confirm', confirm),
    } as unknown as StripePart,
  };
}

const order = (requestSecret: PaymentOrder['requestSecret'] = async () => 'pi_1_secret_x'): PaymentOrder => ({
  name: 'Ann Smit',
  email: 'ann@example.com',
  shown,
  requestSecret,
  returnUrl: 'https://booking.example/bookings/b/confirmed?locale=nl',
});

const rejectWith = (kind: 'client' | 'network', status: number | null) => () =>
  Promise.reject(new ApiError(kind, status, null, null, 'no'));

test('submit the form; create a payment method with billing name and email; request a client secret; confirm with a return URL (OUT-3, PAY-19)', async () => {
  const { stripe, elements, calls } = provider();
  const requestSecret = vi.fn(async () => 'pi_1_secret_x');
  await payWithStripe(stripe, elements, order(requestSecret));
  expect(calls).toEqual([
    ['submit', undefined],
    ['method', { elements, params: { billing_details: { name: 'Ann Smit', email: 'ann@example.com' } } }],
    ['retrieve', 'pi_1_secret_x'],
    [
      'confirm',
      {
        clientSecret: 'pi_1_secret_x',
        confirmParams: { payment_method: 'pm_1', return_url: 'https://booking.example/bookings/b/confirmed?locale=nl' },
      },
    ],
  ]);
  expect(requestSecret).toHaveBeenCalledExactlyOnceWith('pm_1');
});

test('every attempt creates a new payment method', async () => {
  const { stripe, elements, calls } = provider();
  await payWithStripe(stripe, elements, order());
  await payWithStripe(stripe, elements, order());
  expect(calls.filter(([name]) => name === 'method')).toHaveLength(2);
});

test('an incomplete form shows its own validation issues, and nothing is sent (OUT-6)', async () => {
  const { stripe, elements, calls } = provider({ submit: { error: { type: 'validation_error', message: 'Incomplete.' } } });
  expect(await payWithStripe(stripe, elements, order())).toEqual({ kind: 'invalid' });
  expect(calls.map(([name]) => name)).toEqual(['submit']);
});

test.each([
  ['the provider message of a declined card', { confirm: { error: { type: 'card_error', message: 'Declined.' } } }, 'Declined.'],
  ["'Payment failed.' without one", { confirm: { error: { type: 'api_error' } } }, { code: 'payment-failed' }],
  ['the provider message of a payment method', { method: { error: { message: 'Wrong number.' } } }, 'Wrong number.'],
  ["'Unable to create payment method' if no message", { method: { error: { type: 'api_error' } } }, { code: 'payment-method-failed' }],
])('Failures show a generic error plus %s (PAY-23, PAY-24)', async (_, responses, detail) => {
  const { stripe, elements } = provider(responses);
  expect(await payWithStripe(stripe, elements, order())).toEqual({ kind: 'error', code: 'payment-issue', detail, stale: true });
});

test.each([
  ['409 reports that it cannot be paid, and fetches the booking again', rejectWith('client', 409), 'payment-not-possible', true],
  ['429 is a transient error, so it can be retried', rejectWith('client', 429), 'too-many-requests', false],
  ['no connection is reported as such', rejectWith('network', null), 'network', false],
])('our own backend: %s (PAY-25)', async (_, requestSecret, code, stale) => {
  const { stripe, elements, calls } = provider();
  expect(await payWithStripe(stripe, elements, order(requestSecret))).toEqual({ kind: 'error', code, detail: null, stale });
  expect(calls.map(([name]) => name)).not.toContain('confirm');
});

describe('an intent is confirmed only if it matches what was shown', () => {
  test.each([
    ['another amount', { amount: 193_350 }, { amount: 193_350, currency: 'eur' }],
    ['another currency', { currency: 'usd' }, { amount: 58_005, currency: 'usd' }],
    ['a currency that is not ours', { currency: 'gbp' }, null],
  ])('%s is reported, and nothing is confirmed', async (_, changes, requested) => {
    const { stripe, elements, calls } = provider({ intent: createIntent(changes) });
    expect(await payWithStripe(stripe, elements, order())).toEqual({ kind: 'other-amount', requested, shown });
    expect(calls.map(([name]) => name)).not.toContain('confirm');
  });

  test.each(['succeeded', 'processing', 'requires_capture', 'canceled'])('an intent that is %s is not confirmed again', async (status) => {
    const { stripe, elements, calls } = provider({ intent: createIntent({ status }) });
    expect(await payWithStripe(stripe, elements, order())).toMatchObject({ code: 'payment-not-possible', stale: true });
    expect(calls.map(([name]) => name)).not.toContain('confirm');
  });

  test('an intent that cannot be retrieved is not confirmed', async () => {
    const { stripe, elements, calls } = provider({ intent: { error: { type: 'api_connection_error', message: 'Offline.' } } });
    expect(await payWithStripe(stripe, elements, order())).toMatchObject({ code: 'payment-issue', detail: 'Offline.' });
    expect(calls.map(([name]) => name)).not.toContain('confirm');
  });
});

test('an exception of the provider is a failed payment and does not break the page', async () => {
  const { stripe, elements } = provider();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(elements, 'submit').mockRejectedValue(new Error('IntegrationError'));
  expect(await payWithStripe(stripe, elements, order())).toMatchObject({ kind: 'error', detail: { code: 'payment-failed' } });
});

const retrieving = (response: object) =>
  ({ retrievePaymentIntent: async () => response }) as unknown as Parameters<typeof retrieveWithStripe>[0];

test.each([
  ['card_error', true, 'Declined.'],
  ['validation_error', false, 'Declined.'],
  ['invalid_request_error', false, null],
])('the last failure of type %s: card error %s, message %s (OUT-7)', async (type, isCardError, message) => {
  const paymentIntent = { status: 'requires_payment_method', last_payment_error: { type, message: 'Declined.' } };
  expect(await retrieveWithStripe(retrieving({ paymentIntent }), 's')).toEqual({
    status: 'requires_payment_method',
    failure: { isCardError, message },
  });
});

test('a refused 3-D Secure verification is the failure of a card, so that it is still shown after a reload (PAY-34)', async () => {
  const last_payment_error = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'Not verified.' };
  const report = await retrieveWithStripe(retrieving({ paymentIntent: { status: 'requires_payment_method', last_payment_error } }), 's');
  expect(report?.failure).toEqual({ isCardError: true, message: null });
});

test('an unknown intent is null; an unreachable provider rejects, so that the call is retried', async () => {
  expect(await retrieveWithStripe(retrieving({ error: { type: 'invalid_request_error' } }), 's')).toBeNull();
  await expect(retrieveWithStripe(retrieving({ error: { type: 'api_connection_error', message: 'offline' } }), 's')).rejects.toThrow(
    'offline',
  );
});
