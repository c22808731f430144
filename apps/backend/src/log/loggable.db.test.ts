import { DrizzleQueryError, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBookingWorker } from '../bookings/booking-worker.ts';
import type { Database } from '../database/database.ts';
import { bookings } from '../database/schema.ts';
import { startSweep } from '../sweep.ts';
import { bookingBody, findDeparture, isFree } from '../testing/test-booking.ts';
import { openTestServer } from '../testing/test-server.ts';
import { loggable, loggableText } from './loggable.ts';

const { database, server } = await openTestServer();

const printed: string[] = [];
beforeEach(() => {
  for (const name of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...parts: unknown[]) => {
      printed.push(parts.map((part) => (part instanceof Error ? `${part.stack} ${JSON.stringify(part)}` : String(part))).join(' '));
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  printed.length = 0;
});
const everything = () => [...server.logged, ...printed].join('\n');

const personal = ['Annabella', 'Privatesson', '1980-02-29', '+31612345678', 'Keizersgracht', 'annabella@example.com', '1015 AA'];

/** A database in which inserting a booking violates a constraint, with the values in the error. */
async function withoutBookings(run: () => Promise<void>): Promise<void> {
  await database.db.execute(sql`alter table bookings add constraint none_today check (name = 'nobody') not valid`);
  try {
    await run();
  } finally {
    await database.db.execute(sql`alter table bookings drop constraint none_today`);
  }
}

test('a failed query is logged with its statement and without its values', async () => {
  const departure = await findDeparture(server, { departure: isFree });
  const body = await bookingBody(server, departure);
  const [first, ...others] = body.passengers;
  const lead = { ...first, firstName: 'Annabella', lastName: 'Privatesson' };
  const request = { ...body, main: { ...body.main, emailAddress: 'annabella@example.com' }, passengers: [lead, ...others] };
  await withoutBookings(async () => {
    expect((await server.post('/api/v1/bookings', request)).status).toBe(500);
  });
  expect(everything()).toContain('POST /api/v1/bookings');
  expect(everything()).toContain('insert into "bookings"');
  for (const value of personal) expect(everything()).not.toContain(value);
}, 30_000);

test('background jobs do not log values either', async () => {
  // As if the connection breaks during a query: the error of the query contains the parameters.
  const failing = async (): Promise<never> => {
    await database.db.insert(bookings).values({ name: 'Privatesson', email: 'annabella@example.com', id: 'Annabella' } as never);
    throw new Error('the insertion should have failed');
  };
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const db = { select: () => ({ from: () => ({ where: () => ({ orderBy: () => ({ limit: failing }) }) }) }) } as unknown as Database;
  const worker = startBookingWorker({ db, holdMs: 1, now: Date.now, log });
  await worker.settled();
  await worker.stop();
  await startSweep('holds', failing, log)();
  expect(logged).toEqual([expect.stringMatching(/^bookings: .*insert into/s), expect.stringMatching(/^holds: .*insert into/s)]);
  for (const value of personal) expect(logged.join()).not.toContain(value);
});

test('an error keeps its name, message, places and causes', () => {
  const text = loggable(new Error('outer', { cause: new TypeError('inner') }));
  expect(text).toMatch(/^Error: outer\n\s+at .*caused by TypeError: inner\n\s+at /s);
  expect(text).toContain('loggable.db.test.ts');
});

test('values that may contain a body are not logged', () => {
  let unread: unknown;
  try {
    JSON.parse('Privatesson');
  } catch (error) {
    unread = error;
  }
  expect(loggable(unread)).not.toContain('Priv');
  const query = new DrizzleQueryError('select $1', ['hello\n    at Keizersgracht 1'], new Error('gone'));
  expect(loggable(query)).toMatch(/^Error: Failed query: select \$1\n\s+at .*caused by Error: gone/s);
  expect(loggable(query)).not.toContain('Keizersgracht');
  const rejected = new Stripe.errors.StripeInvalidRequestError({
    message: 'Invalid email: annabella@example.com',
    code: 'email_invalid',
  } as never);
  expect(loggable(rejected)).toContain('email_invalid');
  expect(loggable(rejected)).not.toContain('annabella');
  expect(loggable({ email: 'annabella@example.com' })).toBe('thrown object');
  expect(loggable('annabella@example.com')).toBe('thrown string');
});

test('a visitor’s text stays on its line', () => {
  expect(loggableText('key\n2027-01-01 forged\u001b[31m\u2028line')).toBe('key 2027-01-01 forged [31m line');
  expect(loggableText('x'.repeat(1_000))).toHaveLength(200);
});
