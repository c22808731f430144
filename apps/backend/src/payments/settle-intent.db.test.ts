import { demoPayments } from '@booking/demo-catalogue';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings, intents, payments } from '../database/schema.ts';
import { customer } from '../testing/test-payment.ts';
import { openTestServer } from '../testing/test-server.ts';
import { listDemoPayments, seedDemoPayments } from './demo-payments.ts';
import { bookingState, getStates, next, type State } from './transitions.ts';

let refundFails = false;
const clock = { now: Date.now() };
const { booked, startPayment, confirm, read, event, account, method } = customer(() => server, clock);
const [extra, transfer] = ['5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a02', '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a06'] as const;

const { database, server } = await openTestServer({
  clock,
  wrapFetch: (send) => async (input, init) => {
    const request = new Request(input, init);
    if (refundFails && request.url.endsWith('/refunds'))
      return Response.json({ error: { type: 'api_error', message: 'later' } }, { status: 500 });
    return send(request);
  },
});
await seedDemoPayments(database.db, 'development', demoPayments);

const intentRow = async (id: string) => (await database.db.select().from(intents).where(eq(intents.id, id)))[0];
const findBalance = async (booking: string) =>
  (await database.db.select().from(payments).where(eq(payments.booking_id, booking)))[0]?.amount;
const alarms = (intent: string) => server.logged.filter((line) => line.startsWith(`intent ${intent}: `));
const cents = (euros: number) => Math.round(euros * 100);
/** The provider's event about an intent. */
const sendEvent = (intent: string, type = 'payment_intent.succeeded') => event({ id: intent, object: 'payment_intent' }, type);
/** Changes an intent at the provider, as if in its dashboard. */
const changeAtProvider = (intent: string, change: { amount?: number; metadata?: Record<string, string> }) =>
  account().paymentIntents.update(intent, change);

describe('the amount that the provider has received counts (BACK-20)', () => {
  test('the full amount, received for a deposit, leaves nothing to pay and is logged', async () => {
    const booking = await booked();
    const { secret, intent } = await startPayment(booking.id, 'deposit');
    await changeAtProvider(intent, { amount: cents(booking.full_amount) });
    await confirm(secret);
    expect((await sendEvent(intent)).status).toBe(200);
    expect(await read(`bookings/${booking.id}`)).toMatchObject({ state: 'Paid', can_pay: false });
    expect(await findBalance(booking.id)).toBeUndefined();
    expect(await intentRow(intent)).toMatchObject({ received: cents(booking.full_amount), money: 'counted' });
    expect(alarms(intent).join()).toContain(`received ${cents(booking.full_amount)}, expected ${cents(booking.deposit)}`);
  });

  test('the deposit, received for a full payment, leaves a balance and is logged', async () => {
    const booking = await booked();
    const { secret, intent } = await startPayment(booking.id, 'full_payment');
    await changeAtProvider(intent, { amount: cents(booking.deposit) });
    await confirm(secret);
    await sendEvent(intent);
    expect(await findBalance(booking.id)).toBe(cents(booking.full_amount) - cents(booking.deposit));
    expect((await intentRow(intent))?.alarm).toContain('amount');
  });

  test('less than the deposit leaves a larger balance; received money is not requested twice', async () => {
    const booking = await booked();
    const { secret, intent } = await startPayment(booking.id, 'deposit');
    await changeAtProvider(intent, { amount: 12_345 });
    await confirm(secret);
    await sendEvent(intent);
    expect(await findBalance(booking.id)).toBe(cents(booking.full_amount) - 12_345);
  });

  test('US dollars count as the charged amount, to the cent', async () => {
    const booking = await booked('US');
    const us = server.provider('sk_test_sandboxus');
    const { secret } = await startPayment(booking.id, 'deposit', await method('4242424242424242', us));
    await confirm(secret, us);
    expect(await read(`bookings/${booking.id}`)).toMatchObject({ state: 'Paid' });
    expect(await findBalance(booking.id)).toBe(cents(booking.full_amount) - cents(booking.deposit));
  });

  test('less than a standalone payment leaves it open with the rest', async () => {
    const { secret, intent } = await startPayment(transfer, 'standalone');
    await changeAtProvider(intent, { amount: 900 });
    await confirm(secret);
    await sendEvent(intent);
    await sendEvent(intent);
    expect(await read(`payments/${transfer}`)).toMatchObject({ status: 'Open', amount: 80 });
    expect(alarms(intent).join()).toContain('received 900, expected 8900');
  });

  test('metadata of another payment are logged', async () => {
    const booking = await booked();
    const { intent } = await startPayment(booking.id, 'deposit');
    await changeAtProvider(intent, { metadata: { booking: crypto.randomUUID() } });
    await sendEvent(intent);
    expect(alarms(intent).join()).toContain('metadata of another booking');
  });

  test('an intent without differences raises no alarm', async () => {
    const booking = await booked();
    const { secret, intent } = await startPayment(booking.id, 'deposit');
    await confirm(secret);
    await sendEvent(intent);
    expect(await intentRow(intent)).toMatchObject({ alarm: null, money: 'counted', received: cents(booking.deposit) });
    expect(alarms(intent)).toEqual([]);
  });
});

describe('money for which nothing is due is refunded and logged (BACK-23)', () => {
  test('for an expired booking', async () => {
    const booking = await booked();
    const { secret, intent } = await startPayment(booking.id, 'full_payment');
    await database.db.update(bookings).set({ status: 'failed', error: 'expired' }).where(eq(bookings.id, booking.id));
    await confirm(secret);
    await sendEvent(intent);
    expect(await read(`bookings/${booking.id}`)).toEqual({ status: 'failed', id: booking.id, error: 'expired' });
    expect(await intentRow(intent)).toMatchObject({ money: 'paid_back', refunded: cents(booking.full_amount), alarm: 'nothing was due' });
    const { latest_charge } = await account().paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ amount_refunded: cents(booking.full_amount), refunded: true });
    expect(alarms(intent).at(-1)).toContain('refunded, since nothing was due');
  });

  test('a second payment for a booking and for a standalone payment', async () => {
    const booking = await booked();
    for (const [metadata, path] of [
      [{ booking: booking.id, type: 'full_payment' }, `bookings/${booking.id}`],
      [{ payment: extra, type: 'standalone' }, `payments/${extra}`],
    ] as const) {
      const amount = path.startsWith('bookings') ? cents(booking.full_amount) : 14_250;
      // Two intents that this database does not know, such as after a restored backup.
      const make = async () =>
        (
          await account().paymentIntents.create({
            amount,
            currency: 'eur',
            payment_method: await method(),
            metadata: { ...metadata, key: crypto.randomUUID() },
            confirm: true,
          })
        ).id;
      const [first, second] = [await make(), await make()];
      await sendEvent(first);
      await sendEvent(second);
      expect(await intentRow(first)).toMatchObject({ money: 'counted', refunded: 0 });
      expect(await intentRow(second)).toMatchObject({ money: 'paid_back', refunded: amount });
      const one = await read(path);
      expect(one.state ?? one.status).toMatch(/Paid|Completed/);
    }
  });

  test('once, by the job, if the provider fails at first', async () => {
    const booking = await booked();
    const { secret, intent } = await startPayment(booking.id, 'full_payment');
    await database.db.update(bookings).set({ status: 'failed', error: 'expired' }).where(eq(bookings.id, booking.id));
    await confirm(secret);
    refundFails = true;
    expect((await sendEvent(intent)).status).toBe(200);
    expect(await intentRow(intent)).toMatchObject({ money: 'due_back', refunded: 0 });
    refundFails = false;
    for (let sweeps = 0; sweeps < 3; sweeps += 1) {
      clock.now += 120_000;
      await server.payments.reconcile();
    }
    expect(await intentRow(intent)).toMatchObject({ money: 'paid_back', refunded: cents(booking.full_amount) });
  });

  test('but not a payment of another application in the same account', async () => {
    const other = await account().paymentIntents.create({ amount: 100, currency: 'eur', payment_method: await method(), confirm: true });
    expect((await sendEvent(other.id)).status).toBe(200);
    expect(await intentRow(other.id)).toBeUndefined();
    expect((await account().paymentIntents.retrieve(other.id, { expand: ['latest_charge'] })).latest_charge).toMatchObject({
      amount_refunded: 0,
    });
  });
});

describe('refunds and disputes of the provider are recorded, listed and logged (BACK-49)', () => {
  const listed = async (id: string) => (await listDemoPayments(database.db, 'development')).find((payment) => payment.id === id);
  test('a refund made in its dashboard', async () => {
    const { secret, intent } = await startPayment('5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a07', 'standalone');
    await confirm(secret);
    await sendEvent(intent);
    await account().refunds.create({ payment_intent: intent, amount: 1_000 });
    await event({ id: 'ch_1', object: 'charge', payment_intent: intent }, 'charge.refunded');
    expect(await intentRow(intent)).toMatchObject({ refunded: 1_000, money: 'counted', disputed: false });
    expect(alarms(intent)).toEqual([`intent ${intent}: 1000 of 167320 eur refunded`]);
    expect(await listed('5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a07')).toMatchObject({ status: 'Completed', refunded: true, disputed: false });
  });

  test('a dispute', async () => {
    const { secret, intent } = await startPayment('5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01', 'standalone', await method('4000000000000259'));
    await confirm(secret);
    await sendEvent(intent);
    await event({ id: 'dp_1', object: 'dispute', payment_intent: intent }, 'charge.dispute.created');
    expect(await intentRow(intent)).toMatchObject({ disputed: true, money: 'counted' });
    expect(alarms(intent)).toEqual([`intent ${intent}: the payment is disputed`]);
    expect(await listed('5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01')).toMatchObject({ status: 'Completed', refunded: false, disputed: true });
  });
});

test('a late response does not change a final status', async () => {
  const booking = await booked();
  const { secret, intent } = await startPayment(booking.id, 'deposit');
  await confirm(secret);
  await sendEvent(intent);
  await database.db.update(intents).set({ status: 'canceled' }).where(eq(intents.id, intent));
  await sendEvent(intent);
  expect((await intentRow(intent))?.status).toBe('canceled');
  expect(await findBalance(booking.id)).toBe(cents(booking.full_amount) - cents(booking.deposit));
});

describe('the database follows the table of transitions (BACK-45)', () => {
  const rowOf = {
    pending: { status: 'pending' },
    requested: { status: 'completed', on_request: true },
    open: { status: 'completed' },
    processing: { status: 'completed', payment_state: 'Processing' },
    paid: { status: 'completed', payment_state: 'Paid' },
    ended: { status: 'failed', error: 'expired' },
  } as const satisfies Record<State<'booking'>, object>;
  const kinds = { process: '000123456789', reopen: '4000000000000002', receive: '4242424242424242' } as const;

  test('each state of a booking, with each event of its payment', async () => {
    const cases = [];
    for (const state of getStates('booking'))
      for (const happens of ['process', 'reopen', 'receive'] as const) cases.push({ state, happens, booking: await booked('US') });
    // From here on no job completes the booking that is set to pending.
    await server.worker.stop();
    for (const { state, happens, booking } of cases) {
      const us = server.provider('sk_test_sandboxus');
      const { intent } = await startPayment(booking.id, 'deposit', await method('4242424242424242', us));
      const number = kinds[happens];
      const pm =
        happens === 'process'
          ? await us.paymentMethods.create({
              type: 'us_bank_account',
              us_bank_account: { routing_number: '110000000', account_number: number, account_holder_type: 'individual' },
            })
          : { id: await method(number, us) };
      await us.paymentIntents.confirm(intent, { payment_method: pm.id, return_url: 'http://localhost/back' }).catch(() => null);
      await database.db
        .update(bookings)
        .set({ payment_state: 'Open', on_request: false, error: null, ...rowOf[state] })
        .where(eq(bookings.id, booking.id));
      await sendEvent(intent);
      const [row] = await database.db.select().from(bookings).where(eq(bookings.id, booking.id));
      if (!row) throw new Error('no booking');
      expect(bookingState(row), `${state}: ${happens}`).toBe(next('booking', state, happens) ?? state);
      if (happens === 'receive')
        expect((await intentRow(intent))?.money, state).toBe(next('booking', state, happens) ? 'counted' : 'paid_back');
    }
  }, 60_000);
});
