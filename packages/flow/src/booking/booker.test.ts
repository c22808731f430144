import { type ApiClient, ApiError, bookingEndpoints } from '@booking/api';
import { quote } from '@booking/domain/pricing';
import { type BookingRequest, BookingRequestSchema } from '@booking/domain/schema';
import { aCabinType, aQuoteInput, bookingRequestWire, mainBookerWire } from '@booking/domain/testing';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bookingAttempts } from '../storage/booking-attempt.ts';
import { memorySource } from '../testing/memory-source.ts';
import { type Booker, createBooker } from './booker.ts';
import { tabLock } from './lock.ts';

const id = '5b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10';
const uuids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003'];

const body =
  (lastName = 'Smit') =>
  (key: string): BookingRequest =>
    v.parse(
      BookingRequestSchema,
      bookingRequestWire({ departureId: 'd1', main: mainBookerWire({ groupName: lastName }), idempotency_key: key }),
    );

/** The price on the button. */
const promised = quote(aQuoteInput());

const network = () => new ApiError('network', null, null, null, 'no connection');
const status = (code: number) =>
  new ApiError(code === 404 ? 'not-found' : code < 500 ? 'client' : 'server', code, null, null, String(code));

type Reply = unknown | Error;

/** A browser: its tabs share one storage, and the backend returns the given responses in order. */
function browser() {
  const posts: BookingRequest[] = [];
  const responses: Record<'createBooking' | 'booking', Reply[]> = { createBooking: [], booking: [] };
  const { local: stored, source } = memorySource();
  const keys = [...uuids];
  const client = {
    async call(endpoint: object, input: { body: BookingRequest }) {
      const creates = endpoint === bookingEndpoints.createBooking;
      if (creates) posts.push(input.body);
      const response = responses[creates ? 'createBooking' : 'booking'].shift();
      if (response instanceof Error) throw response;
      return response;
    },
  } as unknown as ApiClient;
  const tab = (): Booker =>
    createBooker({
      client,
      attempts: bookingAttempts(source),
      uuid: () => keys.shift() ?? 'used up',
      lock: tabLock('booking', undefined),
    });
  return { posts, responses, stored, tab };
}

const settle = async <Value>(promise: Promise<Value>): Promise<Value> => {
  await vi.runAllTimersAsync();
  return promise;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('booking creation', () => {
  test('the result is pending: polls until it is completed (BOOK-1)', async () => {
    const { responses, tab } = browser();
    responses.createBooking = [{ id, status: 'pending' }];
    responses.booking = [{ status: 'pending', id }, network(), status(503), { status: 'completed', id }];
    expect(await settle(tab().book(body(), promised))).toMatchObject({ kind: 'booked', id });
  });

  test('a completed response needs no polling (BOOK-1)', async () => {
    const { responses, tab } = browser();
    responses.createBooking = [{ id, status: 'completed' }];
    expect(await settle(tab().book(body(), promised))).toMatchObject({ kind: 'booked', id });
  });

  test('two clicks never make two bookings', async () => {
    const { responses, posts, tab } = browser();
    responses.createBooking = [{ id }];
    responses.booking = [{ status: 'completed', id }];
    const booker = tab();
    const [first, second] = [booker.book(body(), promised), booker.book(body(), promised)];
    expect(await settle(Promise.all([first, second]))).toMatchObject([{ kind: 'booked' }, { kind: 'booked' }]);
    expect(posts).toHaveLength(1);
  });

  test.each([
    ['a lost response', network()],
    ['a server error', status(502)],
    ['too many requests', status(429)],
  ])('after %s a retry sends the same key and body, also when the body was changed', async (_, error) => {
    const { responses, posts, tab } = browser();
    responses.createBooking = [error, { id, status: 'completed' }];
    const booker = tab();
    expect(await settle(booker.book(body(), promised))).toMatchObject({ kind: 'unknown' });
    expect(await settle(booker.book(body('Jansen'), promised))).toMatchObject({ kind: 'booked' });
    expect(posts[1]).toEqual(posts[0]);
  });

  test('the attempt keeps the price that was on the button at its first press, and the booking names it (BOOK-36)', async () => {
    const { responses, tab } = browser();
    responses.createBooking = [network(), { id, status: 'completed' }];
    const later = quote(aQuoteInput({ cabinTypes: [aCabinType({ unit_price: 1100 })] }));
    await settle(tab().book(body(), promised));
    expect(tab().open('d1')).toMatchObject({ promised: { total: promised.total } });
    expect(await settle(tab().book(body(), later))).toMatchObject({ kind: 'booked', promised });
  });

  test('a reload sends the same request', async () => {
    const { responses, posts, tab } = browser();
    responses.createBooking = [network(), { id, status: 'completed' }];
    await settle(tab().book(body(), promised));
    const reloaded = tab();
    expect(reloaded.open('d1')).toMatchObject({ key: uuids[0] });
    await settle(reloaded.book(body(), promised));
    expect(posts[1]).toEqual(posts[0]);
  });

  test('a reload while the booking is pending continues polling, without a second POST', async () => {
    const { responses, posts, tab } = browser();
    responses.createBooking = [{ id, status: 'pending' }];
    responses.booking = [new ApiError('shape', 200, null, null, 'malformed'), { status: 'completed', id }];
    expect(await settle(tab().book(body(), promised))).toMatchObject({ kind: 'unknown' });
    expect(await settle(tab().resume('d1') ?? Promise.reject(new Error('nothing to resume')))).toMatchObject({ kind: 'booked', id });
    expect(posts).toHaveLength(1);
  });

  test('a second tab sends the same request', async () => {
    const { responses, posts, tab } = browser();
    responses.createBooking = [
      { id, status: 'completed' },
      { id, status: 'completed' },
    ];
    const [one, other] = [tab(), tab()];
    await settle(Promise.all([one.book(body(), promised), other.book(body('Jansen'), promised)]));
    expect(new Set(posts.map((post) => JSON.stringify(post))).size).toBe(1);
  });

  test.each([400, 404, 409, 422])('after a definitive error (%i) the next attempt gets a new key', async (code) => {
    const { responses, posts, stored, tab } = browser();
    responses.createBooking = [status(code), { id, status: 'completed' }];
    const booker = tab();
    expect(await settle(booker.book(body(), promised))).toMatchObject({ kind: 'refused' });
    expect(stored.get('booking-attempt')).toBeUndefined();
    await settle(booker.book(body('Jansen'), promised));
    expect(posts.map(({ idempotency_key }) => idempotency_key)).toEqual([uuids[0], uuids[1]]);
    expect(posts[1]?.main.groupName).toBe('Jansen');
  });

  test('after a failed booking the next attempt gets a new key', async () => {
    const { responses, posts, tab } = browser();
    responses.createBooking = [{ id }, { id, status: 'completed' }];
    responses.booking = [{ status: 'failed', id, error: 'cabins_unavailable' }];
    const booker = tab();
    expect(await settle(booker.book(body(), promised))).toEqual({ kind: 'failed', id, error: 'cabins_unavailable' });
    await settle(booker.book(body(), promised));
    expect(new Set(posts.map(({ idempotency_key }) => idempotency_key)).size).toBe(2);
  });

  test('a booking that cannot be found is requested again with the same key', async () => {
    const { responses, posts, tab } = browser();
    responses.createBooking = [{ id }, { id, status: 'completed' }];
    responses.booking = [status(404)];
    const booker = tab();
    expect(await settle(booker.book(body(), promised))).toMatchObject({ kind: 'unknown' });
    expect(await settle(booker.book(body(), promised))).toMatchObject({ kind: 'booked' });
    expect(posts[1]).toEqual(posts[0]);
  });

  test.each([
    ['a definitive error', [status(422)], []],
    ['a failed booking', [{ id }], [{ status: 'failed', id, error: 'cabins_unavailable' }]],
    ['a booking id that the backend returned and does not find', [{ id }], [status(404)]],
  ])('an attempt can be abandoned after %s', async (_, created, polled) => {
    const { responses, posts, tab } = browser();
    responses.createBooking = [network(), ...created];
    responses.booking = polled;
    const booker = tab();
    await settle(booker.book(body(), promised));
    expect(await settle(booker.abandon('d1'))).toEqual({ kind: 'left' });
    expect(posts[1]).toEqual(posts[0]);
    expect(booker.open('d1')).toBeNull();
    responses.createBooking = [{ id, status: 'completed' }];
    await settle(booker.book(body('Jansen'), promised));
    expect(posts[2]?.idempotency_key).not.toBe(posts[0]?.idempotency_key);
  });

  test('an attempt that has become a booking cannot be abandoned: the outcome is the booking', async () => {
    const { responses, tab } = browser();
    responses.createBooking = [network(), { id, status: 'completed' }];
    const booker = tab();
    await settle(booker.book(body(), promised));
    expect(await settle(booker.abandon('d1'))).toMatchObject({ kind: 'booked', id });
  });

  test.each([
    ['no response', network()],
    ['a server error', status(503)],
    ['too many requests', status(429)],
  ])('after %s the outcome is unknown: the attempt stays', async (_, error) => {
    const { responses, tab } = browser();
    responses.createBooking = [network(), error];
    const booker = tab();
    await settle(booker.book(body(), promised));
    expect(await settle(booker.abandon('d1'))).toMatchObject({ kind: 'unknown' });
    expect(booker.open('d1')).not.toBeNull();
  });

  test('without an open attempt, abandoning it sends no request', async () => {
    const { posts, tab } = browser();
    expect(await tab().abandon('d1')).toEqual({ kind: 'left' });
    expect(posts).toHaveLength(0);
  });

  test('ending an attempt removes it, and keeps that of another departure', async () => {
    const { responses, stored, tab } = browser();
    responses.createBooking = [network(), { id, status: 'completed' }];
    const booker = tab();
    await settle(booker.book((key) => ({ ...body()(key), departureId: 'd2' }), promised));
    await settle(booker.book(body(), promised));
    booker.end('d1');
    expect(booker.open('d1')).toBeNull();
    expect(booker.open('d2')).not.toBeNull();
    booker.end('d2');
    expect(stored.has('booking-attempt')).toBe(false);
  });
});
