import type { Stage } from '@booking/config';
import { demoPayments } from '@booking/demo-catalogue';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { payments } from '../database/schema.ts';
import { bookingBody, findDeparture, isFree, settledBooking } from '../testing/test-booking.ts';
import { payer } from '../testing/test-payment.ts';
import { hour, openTestServer } from '../testing/test-server.ts';
import { listDemoPayments, seedDemoPayments } from './demo-payments.ts';
import { sandboxKeys } from './sandbox-keys.ts';

const clock = { now: Date.now() };
const { database, server } = await openTestServer({ clock });
await seedDemoPayments(database.db, 'development', demoPayments);
const stripe = server.provider(sandboxKeys.default.secretKey);
const { method, getIntentId, confirm } = payer(() => server);

async function completed(country = 'NL') {
  const departure = await findDeparture(server, { departure: (found) => isFree(found) && found.multi_market === true });
  const body = await bookingBody(server, departure);
  const terms = country === 'US' ? { general_north_america: true, payment_north_america: true, cancellation: true } : body.terms;
  const { json } = await server.post('/api/v1/bookings', {
    ...body,
    terms,
    main: { ...body.main, country, state: country === 'US' ? 'NY' : '' },
  });
  return settledBooking(server, json.id);
}
const pay = async (id: string, type: string, methodId?: string) =>
  server.post(`/api/v1/bookings/${id}/payments`, { type, payment_method_id: methodId ?? (await method()) });
const bookingNow = async (id: string) => {
  clock.now += 2_000;
  return (await server.request(`/api/v1/bookings/${id}`)).json;
};
const event = async (intentId: string, type: string, id = `evt_${Math.random()}`, secret = sandboxKeys.default.webhookSecret) => {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    data: { object: { id: intentId, object: 'payment_intent', status: 'succeeded' } },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return server.request('/api/v1/webhooks/stripe', { method: 'POST', body: payload, headers: { 'stripe-signature': signature } });
};

describe('paying a booking', () => {
  test('the deposit: paid once, and its balance becomes a standalone payment (CALL-32, BACK-22, BACK-26)', async () => {
    const booking = await completed();
    const response = await pay(booking.id, 'deposit');
    expect(response.status).toBe(200);
    const intent = await stripe.paymentIntents.retrieve(getIntentId(response.json.client_secret));
    expect(intent).toMatchObject({ amount: Math.round(booking.deposit * 100), currency: 'eur' });
    await confirm(response.json.client_secret);
    expect((await event(intent.id, 'payment_intent.succeeded')).status).toBe(200);
    expect(await bookingNow(booking.id)).toMatchObject({ can_pay: false, state: 'Paid' });
    expect((await pay(booking.id, 'full_payment')).status).toBe(409);
    const [balance] = await database.db.select().from(payments).where(eq(payments.booking_id, booking.id));
    expect(balance).toMatchObject({ type: 'balance', booking_number: booking.number, demo: false });
    // The list is public: the id of a payment gives access to the name and address of the customer.
    expect((await listDemoPayments(database.db, 'development')).map(({ id }) => id)).not.toContain(balance?.id);
  });

  test('a declined card leaves the booking open for another one', async () => {
    const booking = await completed();
    const declined = await pay(booking.id, 'full_payment', await method('4000000000000002'));
    await confirm(declined.json.client_secret);
    expect(await bookingNow(booking.id)).toMatchObject({ can_pay: true, state: 'Open' });
    const again = await pay(booking.id, 'full_payment');
    await confirm(again.json.client_secret);
    // No event has arrived: reading the booking calls the provider.
    expect(await bookingNow(booking.id)).toMatchObject({ can_pay: false, state: 'Paid' });
  });

  test('a payment right after its start is visible to the next read, without an event', async () => {
    const booking = await completed();
    const started = await pay(booking.id, 'deposit');
    await confirm(started.json.client_secret);
    clock.now += 100;
    expect((await server.request(`/api/v1/bookings/${booking.id}`)).json).toMatchObject({ can_pay: false, state: 'Paid' });
  });

  test('so is a payment right after it was started again', async () => {
    const booking = await completed();
    const declined = await pay(booking.id, 'deposit', await method('4000000000000002'));
    await confirm(declined.json.client_secret);
    expect(await bookingNow(booking.id)).toMatchObject({ can_pay: true });
    clock.now += 100;
    const again = await pay(booking.id, 'deposit');
    expect(getIntentId(again.json.client_secret)).toBe(getIntentId(declined.json.client_secret));
    await confirm(again.json.client_secret);
    clock.now += 100;
    expect((await server.request(`/api/v1/bookings/${booking.id}`)).json).toMatchObject({ can_pay: false, state: 'Paid' });
  });

  test('a payment method that no header can carry is rejected like any unknown one', async () => {
    const booking = await completed();
    await pay(booking.id, 'full_payment');
    expect((await pay(booking.id, 'full_payment', 'Ơ\u0003')).status).toBe(400);
    expect((await pay(booking.id, 'full_payment', 'x'.repeat(250))).status).toBe(400);
    expect((await pay(booking.id, 'full_payment')).status).toBe(200);
  });

  test('north_america pays US cents at the rate of the booking, to its own account (BACK-24, PRICE-38)', async () => {
    const booking = await completed('US');
    expect(booking.market).toBe('north_america');
    const us = server.provider(sandboxKeys.north_america.secretKey);
    const response = await pay(booking.id, 'full_payment', await method('4242424242424242', us));
    const intent = await us.paymentIntents.retrieve(getIntentId(response.json.client_secret));
    expect(intent).toMatchObject({ currency: 'usd', amount: Math.round(Number((booking.full_amount * 1.0842).toFixed(6)) * 100) });
  });

  test('an event counts only if the provider confirms it', async () => {
    const booking = await completed();
    const { json } = await pay(booking.id, 'full_payment');
    expect((await event(getIntentId(json.client_secret), 'payment_intent.succeeded')).status).toBe(200);
    expect(await bookingNow(booking.id)).toMatchObject({ can_pay: true, state: 'Open' });
    expect((await event(getIntentId(json.client_secret), 'payment_intent.succeeded', 'evt_x', 'whsec_other')).status).toBe(400);
  });

  test('an unpaid hold never expires while a payment is processing or received (BACK-16)', async () => {
    const booking = await completed();
    const { json } = await pay(booking.id, 'full_payment');
    await confirm(json.client_secret);
    clock.now += 6 * hour;
    await server.payments.expireHolds();
    expect(await bookingNow(booking.id)).toMatchObject({ status: 'completed', state: 'Paid' });
  });

  test('nor while a bank debit is processing for days (BACK-16)', async () => {
    const booking = await completed('US');
    const us = server.provider(sandboxKeys.north_america.secretKey);
    const bank = await us.paymentMethods.create({
      type: 'us_bank_account',
      us_bank_account: { routing_number: '110000000', account_number: '000123456789', account_holder_type: 'individual' },
    });
    const { json } = await pay(booking.id, 'full_payment', bank.id);
    await confirm(json.client_secret, us);
    clock.now += 72 * hour;
    await server.payments.expireHolds();
    expect(await bookingNow(booking.id)).toMatchObject({ status: 'completed', state: 'Processing' });
  });

  test('a hold that expires cancels its open intent', async () => {
    const booking = await completed();
    const { json } = await pay(booking.id, 'full_payment');
    clock.now += 6 * hour;
    await server.payments.expireHolds();
    expect(await bookingNow(booking.id)).toEqual({ status: 'failed', id: booking.id, error: 'expired' });
    expect(await confirm(json.client_secret)).toBeNull();
    expect((await stripe.paymentIntents.retrieve(getIntentId(json.client_secret))).status).toBe('canceled');
  });
});

describe('the demo’s payments', () => {
  test('are listed, open ones first, and no others (BACK-3)', async () => {
    const listed = await listDemoPayments(database.db, 'development');
    expect(listed.map(({ id }) => id).sort()).toEqual(demoPayments.map(({ id }) => id).sort());
    expect(listed.slice(0, 4).filter(({ status }) => status !== 'Completed')).toHaveLength(4);
  });

  test('are not listed in stage production (BACK-3)', async () => {
    expect(await listDemoPayments(database.db, 'production')).toEqual([]);
  });

  test('keep their state when the server starts again, and are not created in stage production', async () => {
    const id = '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a05';
    const isDemo = eq(payments.id, id);
    const seeded = async (stage: Stage) => {
      await seedDemoPayments(database.db, stage, demoPayments);
      return (await database.db.select().from(payments).where(isDemo))[0];
    };
    await database.db.update(payments).set({ amount: 1 }).where(isDemo);
    expect(await seeded('acceptance')).toMatchObject({ demo: true, amount: 1, status: 'Completed' });
    await database.db.delete(payments).where(isDemo);
    expect(await seeded('production')).toBeUndefined();
    expect(await seeded('acceptance')).toMatchObject({ demo: true, amount: 88_915 });
  });

  test('cannot belong to a booking: a constraint of the database prevents it', async () => {
    const booking = await completed();
    const row = { id: crypto.randomUUID(), booking_id: booking.id, amount: 1, status: 'Open', type: 'extra', demo: true } as const;
    const person = {
      full_name: 'Ann Smit',
      email: 'ann@example.com',
      market: 'default',
      exchange_rate: 1,
      created_at: new Date(),
    } as const;
    await expect(database.db.insert(payments).values({ ...row, ...person })).rejects.toThrow();
  });
});

describe('a standalone payment', () => {
  const open = '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a02';

  test('is paid once (CALL-34, BACK-26)', async () => {
    const response = await server.post(`/api/v1/payments/${open}`, { payment_method_id: await method() });
    expect(response.status).toBe(200);
    await confirm(response.json.client_secret);
    clock.now += 2_000;
    expect((await server.request(`/api/v1/payments/${open}`)).json).toMatchObject({ status: 'Completed', amount: 142.5 });
    expect((await server.post(`/api/v1/payments/${open}`, { payment_method_id: await method() })).status).toBe(409);
  });

  test('that is processing cannot be paid, and one that is unknown is not found', async () => {
    const processing = '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a04';
    expect((await server.post(`/api/v1/payments/${processing}`, { payment_method_id: 'pm_x' })).status).toBe(409);
    expect((await server.request('/api/v1/payments/5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9aff')).status).toBe(404);
    expect((await server.post(`/api/v1/payments/${open}`, {})).status).toBe(400);
  });
});
