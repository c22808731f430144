import { randomUUID } from 'node:crypto';
import { addDays, today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { StartupError } from '../config/startup-error.ts';
import { bookings, intents, payments } from '../database/schema.ts';
import { eraseCommand } from '../erasure/erase-command.ts';
import { bookingRow, paymentRow } from '../testing/booking-row.ts';
import { runInProcess } from '../testing/command-process.ts';
import { createProcessStore } from '../testing/process-store.ts';
import { customer } from '../testing/test-payment.ts';
import { hour, openTestServer } from '../testing/test-server.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { settleCommand } from './settle-command.ts';

const clock = { now: Date.now() };
const { database, server } = await openTestServer({ clock });
const { db } = database;
const { booked, method, startPayment, confirm, read } = customer(() => server, clock);

async function settle(...args: string[]) {
  const lines: string[] = [];
  const isDone = await settleCommand(args)(db, (line) => lines.push(line), { now: new Date(clock.now), today: today() });
  return { lines, isDone };
}
const getIntents = (id: string) => db.select().from(intents).where(eq(intents.booking_id, id));

describe('a booking that was paid outside the tool is settled by a command (BACK-78)', () => {
  test('its hold ends paid: the cabins stay, and the booking says what was received', async () => {
    const { id, number, full_amount } = await booked();
    expect(await settle('--booking', number)).toEqual({
      isDone: true,
      lines: [`booking ${number}: ${full_amount.toFixed(2)} EUR settled`],
    });
    const paid = { status: 'completed', state: 'Paid', can_pay: false, paid_amount: full_amount, balance_due: 0, hold_expires_at: null };
    expect(await read(`bookings/${id}`)).toMatchObject(paid);
    clock.now += 25 * hour;
    await server.payments.expireHolds();
    await server.payments.reconcile();
    expect(await read(`bookings/${id}`)).toMatchObject(paid);
    expect(await settle('--booking', number)).toEqual({ isDone: false, lines: [`booking ${number}: not settled: nothing is due`] });
    expect(await getIntents(id)).toHaveLength(1);
  });

  test('its balance after a deposit is settled, in the currency of its market; then the daily job erases it', async () => {
    const { id, number, full_amount, departure_date } = await booked('US');
    const us = server.provider(sandboxKeys.north_america.secretKey);
    const { secret } = await startPayment(id, 'deposit', await method('4242424242424242', us));
    await confirm(secret, us);
    const { state, paid_amount } = await read(`bookings/${id}`);
    expect(state).toBe('Paid');
    expect(paid_amount).toBeLessThan(full_amount);
    const later = addDays(departure_date as IsoDate, 2);
    const erase = () => eraseCommand(['--older-than', '1'])(db, () => undefined, { now: new Date(clock.now), today: later });
    expect(await erase()).toBe(false);

    const { lines, isDone } = await settle('--booking', id);
    expect(isDone).toBe(true);
    expect(lines).toEqual([expect.stringMatching(/^payment [0-9a-f-]{36}: [\d.]+ USD settled$/)]);
    expect(await read(`bookings/${id}`)).toMatchObject({ number, paid_amount: full_amount, balance_due: 0 });
    expect(await erase()).toBe(true);
    expect((await server.request(`/api/v1/bookings/${id}`)).status).toBe(404);
  });

  test('what the office has charged under its number is settled with it', async () => {
    const { id, number } = await booked();
    const charge = paymentRow({ status: 'Open', booking_number: number });
    await db.insert(payments).values(charge);
    expect((await settle('--booking', id)).lines).toEqual([
      expect.stringContaining(`booking ${number}`),
      `payment ${charge.id}: 142.50 EUR settled`,
    ]);
    expect(await read(`payments/${charge.id}`)).toMatchObject({ status: 'Completed', paid_amount: 142.5 });
  });

  test('if the customer then pays the open intent, too, that money is refunded (BACK-23)', async () => {
    const { id } = await booked();
    const { secret, intent } = await startPayment(id, 'full_payment');
    expect((await settle('--booking', id)).isDone).toBe(true);
    await confirm(secret);
    clock.now += hour;
    await server.payments.reconcile();
    const [row] = await db
      .select()
      .from(intents)
      .where(and(eq(intents.booking_id, id), eq(intents.id, intent)));
    expect(row).toMatchObject({ money: 'paid_back', open: false });
    expect(await read(`bookings/${id}`)).toMatchObject({ state: 'Paid', balance_due: 0 });
  });

  test.each([
    ['pending', { status: 'pending', payment_state: 'Open' }, 'it is not completed yet'],
    ['expired', { status: 'failed', error: 'expired', payment_state: 'Open' }, 'it has failed: its cabins were given back'],
    ['being paid', { payment_state: 'Processing' }, 'a payment is in progress'],
    ['on request', { payment_state: 'Open', on_request: true }, 'nothing is due'],
    ['paid', {}, 'nothing is due'],
    ['erased', { erased_at: new Date() }, 'it is not found'],
  ] as const)('nothing is settled of one that is %s', async (_, change, why) => {
    const row = bookingRow({ ...change, departure_date: '2999-01-01' });
    await db.insert(bookings).values(row);
    const { lines, isDone } = await settle('--booking', row.id);
    expect([isDone, ...lines]).toEqual([false, expect.stringMatching(new RegExp(`not settled: ${why}$`))]);
    expect(await getIntents(row.id)).toEqual([]);
    await db.delete(bookings).where(eq(bookings.id, row.id));
  });
});

test('a payment without a booking is settled by its id, once (BACK-78)', async () => {
  const charge = paymentRow({ status: 'Open' });
  await db.insert(payments).values(charge);
  const settleIt = () => settle('--payment', charge.id);
  expect(await settleIt()).toEqual({ isDone: true, lines: [`payment ${charge.id}: 142.50 EUR settled`] });
  expect(await read(`payments/${charge.id}`)).toMatchObject({ status: 'Completed', paid_amount: 142.5 });
  expect(await settleIt()).toEqual({ isDone: false, lines: [`payment ${charge.id}: not settled: nothing is due`] });
  expect((await settle('--payment', randomUUID())).isDone).toBe(false);
});

test.each([[[]], [['--booking', 'x']], [['--payment', 'BBT-104201']], [['--booking', 'BBT-1', '--payment', randomUUID()]], [['BBT-1']]])(
  'the arguments %j are rejected with the usage',
  (args) => {
    expect(() => settleCommand(args)).toThrow(StartupError);
  },
);

test('the command runs as a process of its own, by the number of the booking (BACK-78)', async () => {
  const store = await createProcessStore();
  const before = await store.open();
  await before.db.insert(bookings).values(bookingRow({ payment_state: 'Open', departure_date: '2999-01-01' }));
  await before.close();
  const { status, stdout } = runInProcess('settle', ['--booking', 'BBT-104201'], store.settings);
  expect([status, stdout]).toEqual([0, 'booking BBT-104201: 1000.00 EUR settled\n']);
  expect(await settle('--booking', 'BBT-999')).toEqual({ isDone: false, lines: ['the booking: not settled: it is not found'] });
  const after = await store.open();
  expect(await after.db.select().from(bookings)).toEqual([expect.objectContaining({ payment_state: 'Paid' })]);
  await after.close();
  await store.remove();
}, 120_000);
