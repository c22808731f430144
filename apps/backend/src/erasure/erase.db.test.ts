import { randomUUID } from 'node:crypto';
import { addDays } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { eq, getTableName, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { StartupError } from '../config/startup-error.ts';
import { toRows } from '../database/database.ts';
import * as schema from '../database/schema.ts';
import { runInProcess } from '../testing/command-process.ts';
import { temporaryFolder } from '../testing/server-process.ts';
import { bookingBody, findDeparture, isFree, settledBooking } from '../testing/test-booking.ts';
import { customer } from '../testing/test-payment.ts';
import { hour, openTestServer } from '../testing/test-server.ts';
import { eraseCommand } from './erase-command.ts';

const clock = { now: Date.now() };
const { database, server } = await openTestServer({ clock, limits: { openCabins: 1_000 } });
const { db } = database;
const { startPayment, confirm, read } = customer(() => server, clock);
const { bookings, intents, payments } = schema;

const tables = [bookings, intents, payments, schema.inventory, schema.webhookEvents, schema.sandboxObjects, schema.missingTexts];

/** Everything that the database contains, as text. */
async function dump(): Promise<string> {
  const texts: string[] = [];
  for (const table of tables) {
    const rows = toRows<{ row: string }>(
      await db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(getTableName(table))} t`),
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/** Personal data that no other booking has. */
function createPerson() {
  const mark = randomUUID().slice(0, 8);
  const person = {
    firstName: `Annabella${mark}`,
    lastName: `Privatesson${mark}`,
    emailAddress: `ann${mark}@example.com`,
    streetAddress: `Keizersgracht ${mark}`,
    city: `Geheimdorp${mark}`,
    customerRemarks: `Allergic to ${mark}`,
  };
  return { mark, person };
}

/** A booking of a new person, who pays nothing, a deposit or everything. */
async function book(paying: 'nothing' | 'deposit' | 'full_payment', departure = isFree) {
  const { mark, person } = createPerson();
  const found = await findDeparture(server, { departure: (each) => departure(each) && each.multi_market === true });
  const body = await bookingBody(server, found);
  const { firstName, lastName, ...contact } = person;
  const passengers = body.passengers.map((passenger) => ({ ...passenger, firstName, lastName }));
  const { json } = await server.post('/api/v1/bookings', { ...body, main: { ...body.main, ...contact }, passengers });
  await settledBooking(server, json.id);
  const id = String(json.id);
  if (paying !== 'nothing') {
    const { id: methodId } = await server.provider('sk_test_sandbox').paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
      billing_details: { name: `${firstName} ${lastName}`, email: person.emailAddress },
    });
    const { secret } = await startPayment(id, paying, methodId);
    await confirm(secret);
    expect(await read(`bookings/${id}`)).toMatchObject({ state: 'Paid' });
  }
  return { id, mark, departure: found };
}

async function erase(args: string[], today: IsoDate, now = new Date(clock.now)) {
  const lines: string[] = [];
  const succeeded = await eraseCommand(args)(db, (line) => lines.push(line), { now, today });
  return { lines, succeeded };
}
const eraseOne = (id: string, today: IsoDate, ...more: string[]) => erase(['--booking', id, ...more], today);
const getBooking = async (id: string) => (await db.select().from(bookings).where(eq(bookings.id, id)))[0];
const earlier = '2020-01-01' as IsoDate;

describe('an erased booking (BACK-59)', () => {
  test('leaves no personal data in any table, and what the books need', async () => {
    const { id, mark, departure } = await book('full_payment');
    const other = await book('full_payment');
    const before = await getBooking(id);
    const [intent] = await db.select().from(intents).where(eq(intents.booking_id, id));
    const taken = await db.select().from(schema.inventory);
    expect((await dump()).split(mark).length).toBeGreaterThan(5);

    expect(await eraseOne(id, addDays(departure.date, 1))).toMatchObject({ succeeded: true, lines: [expect.any(String), '1 erased'] });

    const text = await dump();
    expect(text).not.toContain(mark);
    expect(text).toContain(other.mark);
    const erased = { name: '', email: '', request: null, client: null, erased_at: new Date(clock.now) };
    expect(await getBooking(id)).toEqual({ ...before, ...erased });
    expect(await db.select().from(intents).where(eq(intents.booking_id, id))).toEqual([{ ...intent, method: null }]);
    expect(await db.select().from(schema.inventory)).toEqual(taken);
  });

  test('is not found, nor are its payments, and nothing can be paid; a repeat changes nothing', async () => {
    const { id, departure } = await book('deposit');
    const [balance] = await db.select().from(payments).where(eq(payments.booking_id, id));
    const paymentId = balance?.id ?? '';
    const { secret } = await startPayment(paymentId, 'standalone');
    await confirm(secret);
    await read(`payments/${paymentId}`);
    const after = addDays(departure.date, 1);
    expect((await eraseOne(id, after)).succeeded).toBe(true);
    const text = await dump();
    for (const path of [`bookings/${id}`, `payments/${paymentId}`]) {
      const { status, headers } = await server.request(`/api/v1/${path}`);
      expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    }
    expect((await startPayment(id, 'full_payment', 'pm_x')).status).toBe(404);
    expect((await startPayment(paymentId, 'standalone', 'pm_x')).status).toBe(404);
    clock.now += 1_000;
    expect(await eraseOne(id, after)).toMatchObject({ succeeded: true, lines: [expect.stringContaining('erased before'), '0 erased'] });
    expect(await dump()).toBe(text);
  });

  test('cannot be made again under its key', async () => {
    const departure = await findDeparture(server, { departure: ({ on_request }) => on_request });
    const body = await bookingBody(server, departure);
    const { json } = await server.post('/api/v1/bookings', body);
    await settledBooking(server, json.id);
    expect((await eraseOne(json.id, addDays(departure.date, 1))).succeeded).toBe(true);
    expect((await server.post('/api/v1/bookings', body)).status).toBe(409);
  });
});

test('a booking is named by its number, too, as the command prints it (BACK-59)', async () => {
  const { id, mark, departure } = await book('full_payment');
  const { number } = await read(`bookings/${id}`);
  const after = addDays(departure.date, 1);
  expect(await erase(['--booking', 'BBT-99'], after)).toMatchObject({ succeeded: false, lines: ['the booking: not found', '0 erased'] });
  expect(await erase(['--booking', number.replace('BBT', 'IH')], after)).toMatchObject({ succeeded: false });
  expect(await dump()).toContain(mark);
  expect(await erase(['--booking', number.toLowerCase()], after)).toMatchObject({ succeeded: true });
  expect(await dump()).not.toContain(mark);
});

describe('a booking is not erased (BACK-59)', () => {
  const refusal = (why: string) => ({ succeeded: false, lines: [expect.stringContaining(why), '0 erased'] });

  test('while its departure is ahead, or the balance is due, unless it is forced', async () => {
    const { id, mark, departure } = await book('deposit');
    expect(await eraseOne(id, departure.date as IsoDate)).toMatchObject(refusal('its departure is ahead'));
    expect(await eraseOne(id, addDays(departure.date, 1))).toMatchObject(refusal('it is not paid in full'));
    expect(await dump()).toContain(mark);
    expect((await eraseOne(id, earlier, '--force')).succeeded).toBe(true);
    expect(await dump()).not.toContain(mark);
  });

  test('while its hold runs, unless it is forced; then the hold expires and gives the cabins back', async () => {
    const { id, mark, departure } = await book('nothing');
    expect(await eraseOne(id, addDays(departure.date, 1))).toMatchObject(refusal('it is not paid in full'));
    expect((await eraseOne(id, earlier, '--force')).succeeded).toBe(true);
    expect(await dump()).not.toContain(mark);
    clock.now += 5 * hour;
    await server.payments.expireHolds();
    expect(await getBooking(id)).toMatchObject({ status: 'failed', error: 'expired' });
  });

  test('while a payment is open or it is pending, even if it is forced', async () => {
    const { id, mark } = await book('nothing');
    await startPayment(id, 'full_payment');
    expect(await eraseOne(id, earlier, '--force')).toMatchObject(refusal('a payment or refund is in progress'));
    await db.update(bookings).set({ status: 'pending' }).where(eq(bookings.id, id));
    expect(await eraseOne(id, earlier, '--force')).toMatchObject(refusal('it is not completed yet'));
    await db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id));
    expect(await dump()).toContain(mark);
  });
});

test.each([
  [[]],
  [['--older-than', '0']],
  [['--older-than', 'x']],
  [['--booking', 'x']],
  [['--older-than', '9', '--force']],
  [['--failed-older-than', '']],
  [['--failed-older-than', '9', '--booking', 'BBT-104201']],
  [['--all']],
])('the arguments %j are rejected with the usage', (args) => {
  expect(() => eraseCommand(args)).toThrow(StartupError);
});

test('the command runs as a process of its own, on the database of the server (BACK-59)', () => {
  const folder = temporaryFolder();
  const run = (...args: string[]) => runInProcess('erase', args, { DATA_DIR: folder.path });
  expect(run('--older-than', '2555')).toMatchObject({ status: 0, stdout: '0 erased\n' });
  expect(run('--booking', randomUUID())).toMatchObject({ status: 1, stdout: 'the booking: not found\n0 erased\n' });
  expect(run('--nonsense')).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage: erase') });
  folder.remove();
}, 120_000);
