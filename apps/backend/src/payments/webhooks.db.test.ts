import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings, webhookEvents } from '../database/schema.ts';
import { customer } from '../testing/test-payment.ts';
import { openTestServer } from '../testing/test-server.ts';
import { sandboxKeys } from './sandbox-keys.ts';

const clock = { now: Date.now() };
let retrieved = 0;
const { account, booked, startPayment, confirm, event } = customer(() => server, clock);

const { database, server } = await openTestServer({
  clock,
  wrapFetch: (send) => async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') retrieved += 1;
    return send(request);
  },
});

test.each([
  ['now', 0, 200],
  ['almost five minutes ahead', 290, 200],
  ['more than five minutes ahead', 310, 400],
  ['an hour ahead', 3_600, 400],
  ['almost five minutes old', -290, 200],
  ['more than five minutes old', -310, 400],
])('a webhook signed %s: %i s is %i (BACK-25)', async (_, seconds, status) => {
  const payload = JSON.stringify({ id: `evt_${seconds}`, type: 'charge.updated', data: { object: { id: 'ch_1', object: 'charge' } } });
  const timestamp = Math.floor(Date.now() / 1_000) + seconds;
  const secret = sandboxKeys.default.webhookSecret;
  const signature = account().webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const response = await server.request('/api/v1/webhooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  });
  expect(response.status).toBe(status);
});

describe('a signed webhook that is not an event', () => {
  const signed = (payload: string) =>
    server.request('/api/v1/webhooks/stripe', {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': account().webhooks.generateTestHeaderString({ payload, secret: sandboxKeys.default.webhookSecret }) },
    });
  test.each([
    '',
    'x',
    'null',
    '1',
    '[]',
    '{}',
    '{"id":"evt_1","type":"x"}',
    '{"id":"evt_1","type":"x","data":null}',
    '{"id":1,"type":"x","data":{"object":{}}}',
  ])('is rejected: %s', async (payload) => {
    expect((await signed(payload)).status).toBe(400);
  });
  test('with an id that the database cannot store is rejected', async () => {
    const object = { id: 'pi_\0', object: 'payment_intent' };
    expect((await signed(JSON.stringify({ id: 'evt_1', type: 'x', data: { object } }))).status).toBe(400);
  });
  test('that is not about an intent is accepted and ignored', async () => {
    expect(
      (await signed(JSON.stringify({ id: 'evt_1', type: 'charge.updated', data: { object: { id: 'ch_1', object: 'charge' } } }))).status,
    ).toBe(200);
  });
});

describe('a signed event (BACK-25)', () => {
  const paid = async () => {
    const booking = await booked();
    const { secret, intent } = await startPayment(booking.id, 'full_payment');
    await confirm(secret);
    return { booking, object: { id: intent, object: 'payment_intent' } };
  };
  const findPaymentState = async (id: string) => (await database.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.payment_state;

  test('is stored with its intent, and processed once however often it is delivered', async () => {
    const { booking, object } = await paid();
    const id = `evt_${crypto.randomUUID()}`;
    const before = retrieved;
    const responses = [];
    for (let times = 0; times < 3; times += 1) responses.push((await event(object, 'payment_intent.succeeded', { id })).status);
    expect(responses).toEqual([200, 200, 200]);
    expect(retrieved - before).toBe(1);
    expect(await findPaymentState(booking.id)).toBe('Paid');
    expect(await database.db.select().from(webhookEvents).where(eq(webhookEvents.id, id))).toEqual([
      expect.objectContaining({ type: 'payment_intent.succeeded', intent: object.id, market: 'default', processed_at: expect.any(Date) }),
    ]);
  });

  test('may come in any order: an earlier one changes nothing after a later one', async () => {
    const { booking, object } = await paid();
    await event(object, 'payment_intent.succeeded');
    await event(object, 'payment_intent.processing');
    await event(object, 'payment_intent.payment_failed');
    expect(await findPaymentState(booking.id)).toBe('Paid');
  });

  test('whose signature is older than five minutes is rejected and not stored', async () => {
    const { booking, object } = await paid();
    const id = `evt_${crypto.randomUUID()}`;
    expect((await event(object, 'payment_intent.succeeded', { id, at: Date.now() - 301_000 })).status).toBe(400);
    expect(await database.db.select().from(webhookEvents).where(eq(webhookEvents.id, id))).toEqual([]);
    expect(await findPaymentState(booking.id)).toBe('Open');
    expect((await event(object, 'payment_intent.succeeded', { id, at: Date.now() - 200_000 })).status).toBe(200);
    expect(await findPaymentState(booking.id)).toBe('Paid');
  });

  test('about an intent that the provider does not know is accepted and ignored', async () => {
    expect((await event({ id: 'pi_unknown', object: 'payment_intent' }, 'payment_intent.succeeded')).status).toBe(200);
  });
});
