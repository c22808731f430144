import { ApiError } from '@booking/api';
import { toCents } from '@booking/domain/money';
import { describe, expect, test, vi } from 'vitest';
import type { PaymentOrder } from './gateway.ts';
import { type ElementsPart, payWithStripe, retrieveWithStripe, type StripePart } from './stripe-pay.ts';

type Answers = { submit?: object; method?: object; intent?: object; confirm?: object };

const shown = { amount: toCents(58_005), currency: 'eur' } as const;
const intentOf = (changes: object = {}) => ({ paymentIntent: { ...shown, status: 'requires_confirmation', ...changes } });

/** A provider that records its calls, in order. */
function provider({
  submit = {},
  method = { paymentMethod: { id: 'pm_1' } },
  intent = intentOf(),
  confirm = { error: { type: 'card_error', message: 'No.' } },
}: Answers = {}) {
  const calls: [string, unknown][] = [];
  const note =
    <Answer>(name: string, answer: Answer) =>
    async (input?: unknown) => {
      calls.push([name, input]);
      return answer;
    };
  return {
    calls,
    elements: { submit: note('submit', submit) } as unknown as ElementsPart,
    stripe: {
      createPaymentMethod: note('method', method),
      retrievePaymentIntent: note('retrieve', intent),
      confirmPayment: note('confirm', confirm),
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

const refused = (kind: 'client' | 'network', status: number | null) => () => Promise.reject(new ApiError(kind, status, null, null, 'no'));

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

test('every attempt makes a payment method of its own', async () => {
  const { stripe, elements, calls } = provider();
  await payWithStripe(stripe, elements, order());
  await payWithStripe(stripe, elements, order());
  expect(calls.filter(([name]) => name === 'method')).toHaveLength(2);
});

test('a form that is not complete says so itself, and nothing is sent', async () => {
  const { stripe, elements, calls } = provider({ submit: { error: { type: 'validation_error', message: 'Incomplete.' } } });
  expect(await payWithStripe(stripe, elements, order())).toEqual({ kind: 'invalid' });
  expect(calls.map(([name]) => name)).toEqual(['submit']);
});

test.each([
  ['the provider message of a declined card', { confirm: { error: { type: 'card_error', message: 'Declined.' } } }, 'Declined.'],
  ["'Payment failed.' without one", { confirm: { error: { type: 'api_error' } } }, { code: 'payment-failed' }],
  ['the provider message of a payment method', { method: { error: { message: 'Wrong number.' } } }, 'Wrong number.'],
  ["'Unable to create payment method' if no message", { method: { error: { type: 'api_error' } } }, { code: 'payment-method-failed' }],
])('Failures show a generic error plus %s (PAY-23)', async (_, answers, detail) => {
  const { stripe, elements } = provider(answers);
  expect(await payWithStripe(stripe, elements, order())).toEqual({ kind: 'error', code: 'payment-issue', detail, stale: true });
});

test.each([
  ['409 says that it cannot be paid, and asks for the booking again', refused('client', 409), 'payment-not-possible', true],
  ['429 is no refusal: it can be tried again', refused('client', 429), 'something-went-wrong', false],
  ['no connection says so', refused('network', null), 'network', false],
])('our own backend: %s', async (_, requestSecret, code, stale) => {
  const { stripe, elements, calls } = provider();
  expect(await payWithStripe(stripe, elements, order(requestSecret))).toEqual({ kind: 'error', code, detail: null, stale });
  expect(calls.map(([name]) => name)).not.toContain('confirm');
});

describe('an intent is confirmed only if it is what was shown', () => {
  test.each([
    ['another amount', { amount: 193_350 }, { amount: 193_350, currency: 'eur' }],
    ['another currency', { currency: 'usd' }, { amount: 58_005, currency: 'usd' }],
    ['a currency that is not ours', { currency: 'gbp' }, null],
  ])('%s is told, and nothing is confirmed', async (_, changes, asked) => {
    const { stripe, elements, calls } = provider({ intent: intentOf(changes) });
    expect(await payWithStripe(stripe, elements, order())).toEqual({ kind: 'other-amount', asked, shown });
    expect(calls.map(([name]) => name)).not.toContain('confirm');
  });

  test.each(['succeeded', 'processing', 'requires_capture', 'canceled'])('one that is %s is not confirmed again', async (status) => {
    const { stripe, elements, calls } = provider({ intent: intentOf({ status }) });
    expect(await payWithStripe(stripe, elements, order())).toMatchObject({ code: 'payment-not-possible', stale: true });
    expect(calls.map(([name]) => name)).not.toContain('confirm');
  });

  test('one that cannot be looked at is not confirmed', async () => {
    const { stripe, elements, calls } = provider({ intent: { error: { type: 'api_connection_error', message: 'Offline.' } } });
    expect(await payWithStripe(stripe, elements, order())).toMatchObject({ code: 'payment-issue', detail: 'Offline.' });
    expect(calls.map(([name]) => name)).not.toContain('confirm');
  });
});

test('a provider that throws is a failed payment, not a broken page', async () => {
  const { stripe, elements } = provider();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(elements, 'submit').mockRejectedValue(new Error('IntegrationError'));
  expect(await payWithStripe(stripe, elements, order())).toMatchObject({ kind: 'error', detail: { code: 'payment-failed' } });
});

const retrieving = (answer: object) =>
  ({ retrievePaymentIntent: async () => answer }) as unknown as Parameters<typeof retrieveWithStripe>[0];

test.each([
  ['card_error', true, 'Declined.'],
  ['validation_error', false, 'Declined.'],
  ['invalid_request_error', false, null],
])('the last failure of type %s: of the card %s, told in the words %s', async (type, isCardError, words) => {
  const paymentIntent = { status: 'requires_payment_method', last_payment_error: { type, message: 'Declined.' } };
  expect(await retrieveWithStripe(retrieving({ paymentIntent }), 's')).toEqual({
    status: 'requires_payment_method',
    failure: { isCardError, words },
  });
});

test('an intent that the provider does not know is none; a provider that cannot be reached is asked again', async () => {
  expect(await retrieveWithStripe(retrieving({ error: { type: 'invalid_request_error' } }), 's')).toBeNull();
  await expect(retrieveWithStripe(retrieving({ error: { type: 'api_connection_error', message: 'offline' } }), 's')).rejects.toThrow(
    'offline',
  );
});
