import { readFileSync } from 'node:fs';
import { demoPayments } from '@booking/demo-catalogue';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings, intents, payments, webhookEvents } from '../database/schema.ts';
import { customer } from '../testing/test-payment.ts';
import { hour, type Options, openTestServer } from '../testing/test-server.ts';
import { seedDemoPayments } from './demo-payments.ts';

let unavailable = false;
const calls: string[] = [];
const clock = { now: Date.now() };
const { booked, startPayment, confirm, account, event, method } = customer(() => server, clock);
const extra = '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a02';
const dollars = '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a03';

const options: Options = {
  clock,
  wrapFetch: (send) => async (input, init) => {
    const request = new Request(input, init);
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    if (unavailable) throw new TypeError('fetch failed');
    return send(request);
  },
};
const { database, server, start } = await openTestServer(options);
await seedDemoPayments(database.db, 'development', demoPayments);

const intentRow = async (id: string) => (await database.db.select().from(intents).where(eq(intents.id, id)))[0];
const bookingRow = async (id: string) => (await database.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const paymentRow = async (id: string) => (await database.db.select().from(payments).where(eq(payments.id, id)))[0];
const sweep = async (after = 120_000) => {
  clock.now += after;
  await server.payments.reconcile();
};

describe('unfinished intents are checked without a visitor or an event (BACK-47)', () => {
  test('a booking that was paid', async () => {
    const booking = await booked();
    const { secret } = await startPayment(booking.id, 'full_payment');
    await confirm(secret);
    await sweep();
    expect(await bookingRow(booking.id)).toMatchObject({ payment_state: 'Paid', hold_until: null });
  });

  test('a standalone payment', async () => {
    const { secret } = await startPayment(extra, 'standalone');
    await confirm(secret);
    await sweep();
    expect(await paymentRow(extra)).toMatchObject({ status: 'Completed' });
  });

  test('a bank debit: processing, and days later done', async () => {
    const us = server.provider('sk_test_sandboxus');
    const bank = await us.paymentMethods.create({
      type: 'us_bank_account',
      us_bank_account: { routing_number: '110000000', account_number: '000123456789', account_holder_type: 'individual' },
    });
    const { secret, intent } = await startPayment(dollars, 'standalone', bank.id);
    await confirm(secret, us);
    await sweep();
    expect(await paymentRow(dollars)).toMatchObject({ status: 'Processing' });
    await sweep(72 * hour);
    expect(await intentRow(intent)).toMatchObject({ status: 'processing', open: true });
    await server.settleDebits();
    await sweep(2 * hour);
    expect(await paymentRow(dollars)).toMatchObject({ status: 'Completed' });
    expect(await intentRow(intent)).toMatchObject({ open: false, money: 'counted' });
  });

  test('an expired booking: its money is refunded', async () => {
    const booking = await booked();
    const { secret, intent } = await startPayment(booking.id, 'full_payment');
    await confirm(secret);
    await database.db.update(bookings).set({ status: 'failed', error: 'expired' }).where(eq(bookings.id, booking.id));
    await sweep();
    expect(await intentRow(intent)).toMatchObject({ money: 'paid_back', open: false });
  });

  test('an intent whose response was lost is found by its key and cancelled, since nobody has its secret', async () => {
    const booking = await booked();
    const card = await method();
    unavailable = true;
    expect((await startPayment(booking.id, 'deposit', card)).status).toBe(502);
    const findRow = async () => (await database.db.select().from(intents).where(eq(intents.booking_id, booking.id)))[0];
    expect(await findRow()).toMatchObject({ id: null, open: true });
    await sweep();
    expect(await findRow()).toMatchObject({ id: null, open: true });
    unavailable = false;
    await sweep(2 * hour);
    expect(await findRow()).toMatchObject({ id: expect.stringMatching(/^pi_/), status: 'canceled', open: false });
  });

  test('an abandoned intent is cancelled after a day', async () => {
    const { intent } = await startPayment('5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a06', 'standalone');
    await sweep(23 * hour);
    expect(await intentRow(intent)).toMatchObject({ open: true });
    await sweep(2 * hour);
    expect((await account().paymentIntents.retrieve(intent)).status).toBe('canceled');
    expect(await intentRow(intent)).toMatchObject({ open: false, status: 'canceled' });
  });
});

test('checks become less frequent, and processes share the work', async () => {
  const { intent } = await startPayment('5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a07', 'standalone');
  const countChecks = () => calls.filter((call) => call === `GET /v1/payment_intents/${intent}`).length;
  const atFirst = countChecks();
  for (let minutes = 0; minutes < 120; minutes += 1) await sweep(60_000);
  expect(countChecks() - atFirst).toBeGreaterThan(3);
  expect(countChecks() - atFirst).toBeLessThan(12);
  const other = start(options);
  clock.now += 2 * hour;
  const before = countChecks();
  await Promise.all([server.payments.reconcile(), other.payments.reconcile()]);
  expect(countChecks() - before).toBe(1);
});

test('an unavailable provider is called once per run, and everything is retried later', async () => {
  const [one, two] = [await booked(), await booked()];
  const secrets = [await startPayment(one.id, 'full_payment'), await startPayment(two.id, 'full_payment')];
  for (const { secret } of secrets) await confirm(secret);
  unavailable = true;
  const before = calls.length;
  await sweep();
  // The SDK tries once more.
  expect(calls.length - before).toBe(2);
  unavailable = false;
  await sweep(2 * hour);
  for (const { id } of [one, two]) expect(await bookingRow(id)).toMatchObject({ payment_state: 'Paid' });
});

test('an event that could not be processed is stored and processed by the job', async () => {
  const booking = await booked();
  const { secret, intent } = await startPayment(booking.id, 'full_payment');
  await confirm(secret);
  unavailable = true;
  const id = `evt_${crypto.randomUUID()}`;
  expect((await event({ id: intent, object: 'payment_intent' }, 'payment_intent.succeeded', { id })).status).toBe(502);
  const stored = async () => (await database.db.select().from(webhookEvents).where(eq(webhookEvents.id, id)))[0];
  expect(await stored()).toMatchObject({ intent, processed_at: null });
  unavailable = false;
  await sweep();
  expect((await stored())?.processed_at).toBeInstanceOf(Date);
  expect(await bookingRow(booking.id)).toMatchObject({ payment_state: 'Paid' });
  await sweep(31 * 24 * hour);
  expect(await stored()).toBeUndefined();
});

test('an intent that is closed by hand, as docs/operations.md says, is not checked any more, and its target can be paid', async () => {
  const manual = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, statement = ''] = /`(update intents [^`]+)`/.exec(manual) ?? [];
  const booking = await booked();
  const { intent } = await startPayment(booking.id, 'full_payment');
  await database.db.execute(statement.replace('…', `'${intent}'`));
  const before = calls.length;
  await sweep(2 * hour);
  expect(calls.slice(before).filter((call) => call.includes(intent))).toEqual([]);
  const again = await startPayment(booking.id, 'full_payment');
  expect([again.status, again.intent === intent]).toEqual([200, false]);
});
