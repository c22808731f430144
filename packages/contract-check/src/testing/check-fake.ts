import type { IsoDate } from '@booking/domain/schema';
import { type CheckOptions, type CheckResult, contractCheck } from '../contract-check.ts';
import { type Change, fakeBackend } from './fake-backend.ts';
import { bookingId, paymentId } from './good-backend.ts';

/** Checks a fake backend with every option. No wait takes time. */
export const checkFake = (change?: Change, options: Partial<CheckOptions> = {}): Promise<CheckResult> =>
  contractCheck({
    baseUrl: 'http://backend.test/api/v1',
    months: 12,
    departures: 3,
    coupon: 'SUN50',
    bookings: [bookingId],
    payments: [paymentId],
    dryRun: 'http://backend.test/dry-run',
    posts: true,
    fetch: fakeBackend(change),
    // Short where a request never gets a response.
    timeoutMs: change?.instead === 'silence' ? 50 : 10_000,
    concurrency: 4,
    wait: async () => undefined,
    now: () => Date.parse('2027-02-10T12:00:00Z'),
    today: '2027-02-10' as IsoDate,
    newUuid: () => 'abcdefab-cdef-4abc-8def-abcdefabcdef',
    ...options,
  });
