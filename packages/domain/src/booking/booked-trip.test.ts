import { expect, test } from 'vitest';
import { toCents, zero } from '../money/money.ts';
import { bookedTripState } from './index.ts';

test.each([
  ['nothing is paid', { can_pay: true, paid_amount: null }, 'unpaid'],
  ['nothing was received', { can_pay: true, paid_amount: zero }, 'unpaid'],
  ['a part was received', { can_pay: true, paid_amount: toCents(100) }, 'booked'],
  ['it is paid, or in process', { can_pay: false, paid_amount: null }, 'booked'],
  ['it is a request', { can_pay: false, on_request: true, paid_amount: null }, 'requested'],
  ['it is a confirmed request', { can_pay: true, on_request: true, paid_amount: null }, 'unpaid'],
] as const)('a booked trip is called unpaid only as long as that is known: %s (BOOK-37)', (_, given, state) => {
  expect(bookedTripState({ on_request: false, ...given })).toBe(state);
});
