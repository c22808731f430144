import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { pollBooking } from './poll-booking.ts';
import { pollDelay } from './poll-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pending = { status: 'pending', id: 'b' };
const failed = { status: 'failed', id: 'b', error: 'cabins_unavailable' };
const broken = (kind: 'server' | 'network' | 'not-found') => new ApiError(kind, null, null, null, kind);

/** A client that returns these responses in turn, and records when it was called. */
function createFakeClient(...responses: unknown[]) {
  const times: number[] = [];
  const begin = Date.now();
  const call = async () => {
    times.push(Date.now() - begin);
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (response instanceof Error) throw response;
    return response;
  };
  return { times, client: { call } as unknown as ApiClient };
}

test('polls wait 300 ms first and double the wait up to 3000 ms (BOOK-3)', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(pollDelay)).toEqual([300, 600, 1200, 2400, 3000, 3000, 3000]);
});

test('the booking is polled until the status is no longer pending (BOOK-3)', async () => {
  const { client, times } = createFakeClient(pending, pending, failed);
  const result = pollBooking(client, 'b');
  await vi.runAllTimersAsync();
  expect(await result).toEqual(failed);
  expect(times).toEqual([300, 900, 2100]);
});

test('a failed poll does not end the polling: only a definitive response does', async () => {
  const { client, times } = createFakeClient(broken('network'), broken('server'), failed);
  const result = pollBooking(client, 'b');
  await vi.runAllTimersAsync();
  expect(await result).toEqual(failed);
  expect(times).toHaveLength(3);
});

test('a definitive error response ends the poll with that error', async () => {
  const { client } = createFakeClient(broken('not-found'));
  const result = expect(pollBooking(client, 'b')).rejects.toMatchObject({ kind: 'not-found' });
  await vi.runAllTimersAsync();
  await result;
});

test('too many requests say nothing about the booking: the poll continues, after the time that the backend asks for (BOOK-13, ERR-32)', async () => {
  const { client, times } = createFakeClient(new ApiError('client', 429, null, null, 'too many', { retryAfter: 7 }), failed);
  const result = pollBooking(client, 'b');
  await vi.runAllTimersAsync();
  expect(await result).toEqual(failed);
  expect(times).toEqual([300, 7300]);
});

test('leaving ends the poll', async () => {
  const { client, times } = createFakeClient(pending);
  const controller = new AbortController();
  const result = expect(pollBooking(client, 'b', controller.signal)).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort(new Error('left'));
  await result;
  await vi.runAllTimersAsync();
  expect(times).toEqual([300, 900]);
});
