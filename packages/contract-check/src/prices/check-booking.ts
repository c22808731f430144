import { centsToEuros, subtract, sum } from '@booking/domain/money';
import type { BookingResult } from '@booking/domain/schema';
import { type Answer, type Finding, findWhen } from '../finding.ts';

/** The amounts of a completed booking fit together. CALL-31, PRICE-36. */
export function checkBooking(answer: Answer<BookingResult>): Finding[] {
  const booking = answer.data;
  if (booking.status !== 'completed') return [];
  const { amount, local_costs, insurance_amount, full_amount, deposit, on_request, can_pay } = booking;
  const expected = sum(subtract(amount, local_costs), insurance_amount);
  return [
    ...findWhen(
      full_amount !== expected,
      'booking-amounts',
      answer,
      'full_amount',
      `${centsToEuros(full_amount)}, not ${centsToEuros(expected)}`,
    ),
    ...findWhen(deposit !== null && deposit > full_amount, 'booking-amounts', answer, 'deposit', 'above full_amount'),
    ...findWhen(on_request && can_pay, 'booking-on-request', answer, 'can_pay', 'true'),
    ...findWhen(on_request && deposit !== null, 'booking-on-request', answer, 'deposit', 'not null'),
  ];
}

/** An answer is of the id that was asked for. CALL-30, CALL-33. */
export const checkAskedId = (answer: Answer<{ id: string }>, asked: string): Finding[] =>
  findWhen(answer.data.id.toLowerCase() !== asked.toLowerCase(), 'asked-id', answer, 'id', `${answer.data.id}, asked for ${asked}`);
