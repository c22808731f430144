import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { latestHoldEnd } from '../bookings/holds.ts';
import { bookings, intents } from '../database/schema.ts';
import { bookingBody, findDeparture, isFree, settledBooking } from '../testing/test-booking.ts';
import { payer } from '../testing/test-payment.ts';
import { hour, openTestServer } from '../testing/test-server.ts';

const clock = { now: Date.now() };
const { account, method, getIntentId, confirm } = payer(() => server);

const { database, server, start } = await openTestServer({ clock });

async function completed() {
  const departure = await findDeparture(server, { departure: isFree });
  const { json } = await server.post('/api/v1/bookings', await bookingBody(server, departure));
  return settledBooking(server, json.id);
}
const pay = async (id: string, type: string, methodId?: string) =>
  server.post(`/api/v1/bookings/${id}/payments`, { type, payment_method_id: methodId ?? (await method()) });
const bookingNow = async (id: string) => {
  clock.now += 2_000;
  return (await server.request(`/api/v1/bookings/${id}`)).json;
};

describe('a payment extends a hold (BACK-18)', () => {
  const getHold = async (id: string): Promise<number> => {
    const [row] = await database.db.select().from(bookings).where(eq(bookings.id, id));
    return row?.hold_until?.getTime() ?? 0;
  };
  const requiresAction = '4000000000003220';

  test('only after the provider has accepted it, so not with an unknown payment method', async () => {
    const booking = await completed();
    const before = await getHold(booking.id);
    clock.now += 3.5 * hour;
    expect((await pay(booking.id, 'full_payment', 'pm_bogus')).status).toBe(400);
    expect(await getHold(booking.id)).toBe(before);
    expect((await pay(booking.id, 'full_payment')).status).toBe(200);
    expect(await getHold(booking.id)).toBe(clock.now + hour);
  });

  const getMade = async (id: string): Promise<number> => {
    const [row] = await database.db.select().from(bookings).where(eq(bookings.id, id));
    return row?.created_at.getTime() ?? 0;
  };

  test('once, however many are started', async () => {
    const booking = await completed();
    const made = await getMade(booking.id);
    clock.now = made + 3.5 * hour;
    expect((await pay(booking.id, 'full_payment')).status).toBe(200);
    expect(await getHold(booking.id)).toBe(made + 4.5 * hour);
    clock.now = made + 4.25 * hour;
    expect((await pay(booking.id, 'deposit')).status).toBe(200);
    expect(await getHold(booking.id)).toBe(made + 4.5 * hour);
    // It is over, and cannot be extended again: nothing may be paid any more, although the job has not run.
    clock.now = made + 4.6 * hour;
    expect((await pay(booking.id, 'full_payment')).status).toBe(409);
    await server.payments.expireHolds();
    expect(await bookingNow(booking.id)).toMatchObject({ status: 'failed', error: 'expired' });
  });

  test('to at most twice its length, or a day', async () => {
    // The job has not run since the hold was over.
    const [late, tooLate] = [await completed(), await completed()];
    const made = await getMade(late.id);
    clock.now = made + 7.5 * hour;
    expect((await pay(late.id, 'full_payment')).status).toBe(200);
    expect(await getHold(late.id)).toBe(made + 8 * hour);
    clock.now = (await getMade(tooLate.id)) + 8 * hour;
    expect((await pay(tooLate.id, 'full_payment')).status).toBe(409);
    const created_at = new Date(made);
    expect([4, 11, 20, 48].map((hours) => (latestHoldEnd({ created_at }, hours * hour).getTime() - made) / hour)).toEqual([8, 22, 24, 24]);
    await server.payments.expireHolds();
  });

  test('and nobody keeps it for longer than that by attempts at the bank', async () => {
    const booking = await completed();
    const made = await getMade(booking.id);
    clock.now = made + 3.75 * hour;
    const { json } = await pay(booking.id, 'full_payment', await method(requiresAction));
    await confirm(json.client_secret);
    for (let halves = 8; halves < 16; halves += 1) {
      clock.now = made + (halves / 2) * hour;
      // Each attempt changes the status of the intent.
      await database.db
        .update(intents)
        .set({ updated_at: new Date(clock.now) })
        .where(eq(intents.booking_id, booking.id));
      await server.payments.expireHolds();
      expect((await bookingNow(booking.id)).status).toBe('completed');
    }
    clock.now = made + 8 * hour;
    await database.db
      .update(intents)
      .set({ updated_at: new Date(clock.now) })
      .where(eq(intents.booking_id, booking.id));
    await database.db.update(bookings).set({ retry_at: null }).where(eq(bookings.id, booking.id));
    await server.payments.expireHolds();
    expect(await bookingNow(booking.id)).toMatchObject({ status: 'failed', error: 'expired' });
  });

  test('nor by starting one payment after another', async () => {
    const booking = await completed();
    const made = await getMade(booking.id);
    for (let halves = 7; halves < 17; halves += 1) {
      clock.now = made + (halves / 2) * hour;
      await server.payments.expireHolds();
      const { json } = await pay(booking.id, 'full_payment', await method(requiresAction));
      if (json?.client_secret) await confirm(json.client_secret);
    }
    await server.payments.expireHolds();
    expect(await bookingNow(booking.id)).toMatchObject({ status: 'failed', error: 'expired' });
  });

  test('for an hour while the visitor is on the page of the bank, however often it is read (BACK-16)', async () => {
    const booking = await completed();
    clock.now += 3.9 * hour;
    const { json } = await pay(booking.id, 'full_payment', await method(requiresAction));
    clock.now += 0.9 * hour;
    await confirm(json.client_secret);
    expect((await account().paymentIntents.retrieve(getIntentId(json.client_secret))).status).toBe('requires_action');
    for (let minutes = 0; minutes < 55; minutes += 5) {
      clock.now += 5 * 60_000;
      await server.payments.expireHolds();
      expect((await bookingNow(booking.id)).status).toBe('completed');
    }
    clock.now += 10 * 60_000;
    await server.payments.expireHolds();
    expect(await bookingNow(booking.id)).toMatchObject({ status: 'failed', error: 'expired' });
  });

  test('a payment that starts when the hold has just expired cannot be paid', async () => {
    const booking = await completed();
    const late = start({
      clock,
      wrapFetch: () => async (input, init) => {
        const request = new Request(input, init);
        const isCreate = request.method === 'POST' && request.url.endsWith('/payment_intents');
        if (isCreate) await database.db.update(bookings).set({ status: 'failed', error: 'expired' }).where(eq(bookings.id, booking.id));
        return server.sandbox.fetch(request);
      },
    });
    const body = { type: 'full_payment', payment_method_id: await method() };
    expect((await late.post(`/api/v1/bookings/${booking.id}/payments`, body)).status).toBe(409);
    const [intent] = await database.db.select().from(intents).where(eq(intents.booking_id, booking.id));
    expect((await account().paymentIntents.retrieve(intent?.id ?? '')).status).toBe('canceled');
  });
});

describe('a payment after the hold has expired (BACK-48)', () => {
  /** A booking whose hold is over, with a payment started. */
  async function overdue(number = '4242424242424242') {
    const booking = await completed();
    const { json } = await pay(booking.id, 'full_payment', await method(number));
    clock.now += 5 * hour;
    return { booking, secret: String(json.client_secret) };
  }
  const getStatus = async (secret: string) => (await account().paymentIntents.retrieve(getIntentId(secret))).status;

  test('is accepted while the cabins are still held: the hold starts again', async () => {
    const { booking } = await overdue();
    const again = await pay(booking.id, 'full_payment');
    expect(again.status).toBe(200);
    await server.payments.expireHolds();
    await confirm(again.json.client_secret);
    expect(await bookingNow(booking.id)).toMatchObject({ status: 'completed', state: 'Paid' });
  });

  test('is rejected once they are not: it cannot be started, and an earlier one cannot be confirmed', async () => {
    const { booking, secret } = await overdue();
    await server.payments.expireHolds();
    expect(await confirm(secret)).toBeNull();
    expect(await getStatus(secret)).toBe('canceled');
    expect((await pay(booking.id, 'full_payment')).status).toBe(409);
    expect(await bookingNow(booking.id)).toMatchObject({ status: 'failed', error: 'expired' });
  });

  test('races with the expiry: whichever reaches the provider first decides, and the booking follows', async () => {
    const ends = new Set<string>();
    for (const delay of [0, 1, 2, 4, 8, 16]) {
      const { booking, secret } = await overdue();
      const late = async () => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        return confirm(secret);
      };
      await Promise.all([server.payments.expireHolds(), late()]);
      const { status, state } = await bookingNow(booking.id);
      const provider = await getStatus(secret);
      expect([provider, status, state]).toEqual(
        provider === 'succeeded' ? ['succeeded', 'completed', 'Paid'] : ['canceled', 'failed', undefined],
      );
      ends.add(provider);
    }
    expect(ends.size).toBeGreaterThan(0);
  });

  test('that is confirmed between the check and the cancellation counts', async () => {
    const { booking, secret } = await overdue();
    const racing = start({
      clock,
      wrapFetch: (send) => async (input, init) => {
        const request = new Request(input, init);
        if (request.url.includes('/cancel')) await confirm(secret);
        return send(request);
      },
    });
    expect(await racing.payments.expireHolds()).toBe(0);
    expect(await bookingNow(booking.id)).toMatchObject({ status: 'completed', state: 'Paid' });
  });
});
