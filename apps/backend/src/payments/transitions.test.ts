import { describe, expect, test } from 'vitest';
import { bookingState, type Event, events, getStates, next, paymentState, type State, stored, toEvent } from './transitions.ts';

const [open, processing, paid, ended] = ['open', 'processing', 'paid', 'ended'] as const;

/** Every state and event according to the rules. Combinations that are missing lead nowhere. BACK-45. */
const booking: Partial<Record<State<'booking'>, Partial<Record<Event, State<'booking'>>>>> = {
  pending: { complete: open, request: 'requested', reject: ended },
  open: { process: processing, receive: paid, expire: ended },
  processing: { reopen: open, receive: paid },
};
const payment: Partial<Record<State<'payment'>, Partial<Record<Event, State<'payment'>>>>> = {
  open: { process: processing, receive: paid },
  processing: { reopen: open, receive: paid },
};

const pairs = <Name extends string>(states: readonly Name[]) => states.flatMap((state) => events.map((event) => [state, event] as const));

describe('every state and event lead to the state of the rules, or nowhere', () => {
  test.each(pairs(getStates('booking')))('a booking that is %s: %s', (state, event) => {
    expect(next('booking', state, event)).toBe(booking[state]?.[event] ?? null);
  });
  test.each(pairs(getStates('payment')))('a standalone payment that is %s: %s', (state, event) => {
    expect(next('payment', state, event)).toBe(payment[state]?.[event] ?? null);
  });
});

test('every row of the database maps to one state, and every payment state is stored as itself', () => {
  const rows = (['pending', 'completed', 'failed'] as const).flatMap((status) =>
    (['Open', 'Processing', 'Paid'] as const).flatMap((payment_state) =>
      [true, false].map((on_request) => ({ status, payment_state, on_request })),
    ),
  );
  expect(new Set(rows.map(bookingState))).toEqual(new Set(getStates('booking')));
  for (const state of [open, processing, paid] as const) {
    expect(bookingState({ status: 'completed', payment_state: stored.booking[state], on_request: false })).toBe(state);
    expect(paymentState(stored.payment[state])).toBe(state);
  }
});

test.each([
  ['succeeded', 'receive'],
  ['processing', 'process'],
  ['requires_capture', 'process'],
  ['requires_payment_method', 'reopen'],
  ['requires_confirmation', 'reopen'],
  ['requires_action', 'reopen'],
  ['canceled', 'reopen'],
])('an intent that is %s: %s', (status, event) => {
  expect(toEvent(status)).toBe(event);
});
