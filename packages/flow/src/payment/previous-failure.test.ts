import { expect, test } from 'vitest';
import { failedStatus, previousFailure } from './previous-failure.ts';

const intent = (isCardError: boolean | null, words: string | null = null) => ({
  status: 'requires_payment_method',
  failure: isCardError === null ? null : { isCardError, words },
});

test.each([
  ['a failed card', intent(true, 'Declined.'), false, 'Declined.'],
  ['a failed card without words', intent(true), false, { code: 'payment-failed' }],
  ['a failure that the return was flagged with', intent(false), true, { code: 'payment-failed' }],
  ['a flag without an intent', null, true, { code: 'payment-failed' }],
])('the previous failure is shown for %s (PAY-34)', (_, report, flagged, detail) => {
  expect(previousFailure({ status: 'canceled', intent: report, flagged })).toMatchObject({ code: 'payment-issue', detail });
});

test.each([
  ['a failure of another kind', intent(false, 'Incomplete.')],
  ['an attempt that was only left', intent(null)],
  ['no intent', null],
])('and not for %s (PAY-34)', (_, report) => {
  expect(previousFailure({ status: 'canceled', intent: report, flagged: false })).toBeNull();
});

test('nothing is said of a form that is shown for the first time', () =>
  expect(previousFailure({ status: 'requires_payment_method', intent: null, flagged: false })).toBeNull());

test.each([
  [undefined, null],
  ['succeeded', null],
  ['processing', null],
  ['failed', 'failed'],
  ['requires_action', 'requires_action'],
])('previous_status %s flags %s', (given, flag) => expect(failedStatus(given)).toBe(flag));
