import { centsToEuros, lesser, subtract, sum } from '@booking/domain/money';
import type { BookingResult, CompletedBooking } from '@booking/domain/schema';
import { type Finding, findWhen, type ParsedResponse } from '../finding.ts';

/** The optional figures agree with the amounts, if both are there. More than was owed may have been received. CALL-41. */
function checkAccount(response: ParsedResponse<BookingResult>, { full_amount, paid_amount, balance_due }: CompletedBooking): Finding[] {
  if (balance_due === null) return [];
  const expected = paid_amount === null ? null : subtract(full_amount, lesser(paid_amount, full_amount));
  return [
    ...findWhen(balance_due > full_amount, 'booking-balance', response, 'balance_due', 'above full_amount'),
    ...findWhen(
      expected !== null && balance_due <= full_amount && balance_due !== expected,
      'booking-balance',
      response,
      'balance_due',
      `${centsToEuros(balance_due)}, not ${centsToEuros(expected ?? balance_due)}`,
    ),
  ];
}

/** The amounts of a completed booking are consistent. CALL-31, PRICE-36. */
export function checkBooking(response: ParsedResponse<BookingResult>): Finding[] {
  const booking = response.data;
  if (booking.status !== 'completed') return [];
  const { amount, local_costs, insurance_amount, full_amount, deposit, on_request, can_pay } = booking;
  const expected = sum(subtract(amount, local_costs), insurance_amount);
  return [
    ...findWhen(
      full_amount !== expected,
      'booking-amounts',
      response,
      'full_amount',
      `${centsToEuros(full_amount)}, not ${centsToEuros(expected)}`,
    ),
    ...findWhen(deposit !== null && deposit > full_amount, 'booking-amounts', response, 'deposit', 'above full_amount'),
    ...findWhen(on_request && can_pay, 'booking-on-request', response, 'can_pay', 'true'),
    ...findWhen(on_request && deposit !== null, 'booking-on-request', response, 'deposit', 'not null'),
    ...checkAccount(response, booking),
  ];
}

/** A response has the requested id. CALL-30, CALL-33. */
export const checkRequestedId = (response: ParsedResponse<{ id: string }>, requestedId: string): Finding[] =>
  findWhen(
    response.data.id.toLowerCase() !== requestedId.toLowerCase(),
    'requested-id',
    response,
    'id',
    `${response.data.id}, requested ${requestedId}`,
  );
