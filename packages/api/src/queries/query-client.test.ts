import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind, toErrorCode } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { bookingQueries } from './booking-queries.ts';
import { prefetch } from './fetch-query.ts';
import { paymentQueries } from './payment-queries.ts';
import { createQueryClient } from './query-client.ts';

const { retry, retryDelay, gcTime } = createQueryClient().getDefaultOptions().queries ?? {};
const error = (kind: ApiErrorKind) => new ApiError(kind, null, null, null, kind);
const retries = (kind: ApiErrorKind) => [0, 1, 2, 3].map((failures) => typeof retry === 'function' && retry(failures, error(kind)));

test('queries are retried 3 times with a delay doubling from 1 s to a 30 s cap (ERR-3)', () => {
  expect(retries('network')).toEqual([true, true, true, false]);
  expect(retries('server')).toEqual([true, true, true, false]);
  const delay = retryDelay as (attempt: number) => number;
  expect([0, 1, 2, 5, 9].map(delay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});

test('a 4xx response is definitive, and so is a malformed one', () => {
  for (const kind of ['client', 'not-found', 'shape'] as const) expect(retries(kind)).toEqual([false, false, false, false]);
});

test.each([
  ['not-found', 1],
  ['server', 2],
] as const)('a component that needs a failed query later: after %s there are %i requests (ERR-4)', async (kind, requests) => {
  const client = createQueryClient();
  let sent = 0;
  const options = {
    queryKey: ['departures', 'x'],
    queryFn: () => {
      sent += 1;
      return Promise.reject(error(kind));
    },
    retry: false,
  };
  await prefetch(client, options);
  const observer = new QueryObserver(client, options);
  observer.subscribe(() => {})();
  expect(sent).toBe(requests);
});

test('mutations are not retried; an unused response is kept for 5 minutes (CALL-6, CALL-8, CALL-10, CALL-11, ERR-5, ERR-6)', () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
  expect(gcTime).toBe(300_000);
});

test('catalogue responses are fresh for one minute, the states of bookings and payments never (CALL-7)', () => {
  const client = {} as ApiClient;
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(60_000);
  expect([bookingQueries(client), paymentQueries(client)].map(({ detail }) => detail('x').staleTime)).toEqual([0, 0]);
});

test('Refetch on focus and on reconnect is active by default (CALL-9)', () => {
  const { refetchOnWindowFocus = true, refetchOnReconnect = true } = createQueryClient().getDefaultOptions().queries ?? {};
  expect([refetchOnWindowFocus, refetchOnReconnect]).toEqual([true, true]);
});

test('an error that is no failed call gets the generic message', () => {
  expect(toErrorCode(new Error('x'))).toBe('something-went-wrong');
  expect(toErrorCode(error('timeout'))).toBe('timeout');
});
