import { expect, test } from 'vitest';
import { failedStatus, previousFailure } from './previous-failure.ts';

const intent = (isCardError: boolean | null, message: string | null = null) => ({
  status: 'requires_payment_method',
  failure: isCardError === null ? null : { isCardError, message },
});

test.each([
  ['a failed card', intent(true, 'Declined.'), false, 'Declined.'],
  ['a failed card without a message', intent(true), false, { code: 'payment-failed' }],
  ['a return that was flagged as failed', intent(false), true, { code: 'payment-failed' }],
  ['a flag without an intent', null, true, { code: 'payment-failed' }],
])('the previous failure is shown for %s (PAY-34)', (_, report, flagged, detail) => {
  expect(previousFailure({ status: 'canceled', intent: report, flagged })).toMatchObject({ code: 'payment-issue', detail });
});

test.each([
  ['a failure of another type', intent(false, 'Incomplete.')],
  ['an abandoned attempt', intent(null)],
  ['no intent', null],
])('the previous failure is not shown for %s (PAY-34)', (_, report) => {
  expect(previousFailure({ status: 'canceled', intent: report, flagged: false })).toBeNull();
});

test('the first attempt has no previous failure', () =>
  expect(previousFailure({ status: 'requires_payment_method', intent: null, flagged: false })).toBeNull());

test.each([
  [undefined, null],
  ['succeeded', null],
  ['processing', null],
  ['failed', 'failed'],
  ['requires_action', 'requires_action'],
])('previous_status %s flags %s', (given, flag) => expect(failedStatus(given)).toBe(flag));
