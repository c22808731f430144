import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { bookings, intents } from '../database/schema.ts';
import { sandboxKeys } from '../payments/sandbox-keys.ts';
import { readCounts, stressTimeout } from '../testing/counts.ts';
import { bookingBody, findDeparture, isFree, settledBooking } from '../testing/test-booking.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// `rounds`: how often each fault is injected at each call. `attempts`: how many calls in a row fail; the SDK itself tries three times.
const { rounds, attempts } = readCounts({ rounds: 1, attempts: 3 });

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const faults = {
  'is not reached': async () => {
    throw new TypeError('fetch failed');
  },
  'executes the call but its response is lost': async (call: () => Promise<Response>) => {
    await call();
    throw new TypeError('fetch failed');
  },
  'responds with 500': async () => Response.json({ error: { type: 'api_error', message: 'later' } }, { status: 500 }),
} satisfies Record<string, (call: () => Promise<Response>) => Promise<Response>>;
type Fault = keyof typeof faults;

/** Calls the provider with `fault` injected from call number `from` on, and records every intent that it has created. */
function faultyProvider(fault: Fault | null, from: number) {
  const seen = { calls: 0, intents: new Set<string>() };
  const wrap = (send: typeof fetch): typeof fetch => {
    const call = async (...request: Parameters<typeof fetch>): Promise<Response> => {
      const response = await send(...request);
      const { id } = (await response.clone().json()) as { id?: string };
      if (id?.startsWith('pi_')) seen.intents.add(id);
      return response;
    };
    return (...request) => {
      seen.calls += 1;
      const fails = fault !== null && seen.calls >= from && seen.calls < from + attempts;
      return fails ? faults[fault](() => call(...request)) : call(...request);
    };
  };
  return { seen, wrap };
}

const used = new Set<string>();
/** Each customer gets an unused departure, so that cabins never run out. */
const isUnused = ({ id }: { id: string }): boolean => !used.has(id) && used.add(id).has(id);

/** A customer who retries after every failure: books, starts with the deposit, pays in full, and reads the booking until it is paid. */
async function payThrough(server: TestServer) {
  const stripe = server.provider(sandboxKeys.default.secretKey);
  const departure = await findDeparture(server, { departure: (found) => isFree(found) && found.multi_market === true && isUnused(found) });
  const made = await server.post('/api/v1/bookings', await bookingBody(server, departure));
  const booking = await settledBooking(server, made.json.id);
  const path = `/api/v1/bookings/${booking.id}`;
  const { id: payment_method_id } = await stripe.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
  });
  const startPayment = async (type: 'deposit' | 'full_payment'): Promise<string> => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, json } = await server.post(`${path}/payments`, { type, payment_method_id });
      if (status === 200) return json.client_secret;
    }
    throw new Error('the payment could not be started');
  };
  await startPayment('deposit');
  const secret = await startPayment('full_payment');
  await stripe.paymentIntents.confirm(secret.split('_secret_')[0] ?? '', { return_url: 'http://localhost/back' });
  return { stripe, booking, read: async () => (await server.request(path)).json };
}

async function expectPaidOnce(fault: Fault | null, from: number): Promise<number> {
  const { seen, wrap } = faultyProvider(fault, from);
  const clock = { now: Date.now() };
  const server = startTestServer(database, { clock, wrapFetch: wrap });
  const where = `${fault} from call ${from}`;
  try {
    const { stripe, booking, read } = await payThrough(server);
    const state = async () => {
      clock.now += 2_000;
      await server.payments.expireHolds();
      return (await read()).state;
    };
    await expect.poll(state, { timeout: 20_000, message: where }).toBe('Paid');
    const [row] = await database.db.select().from(bookings).where(eq(bookings.id, booking.id));
    expect(row, where).toMatchObject({ status: 'completed', hold_until: null });
    const all = await Promise.all([...seen.intents].map((id) => stripe.paymentIntents.retrieve(id)));
    const paid = all.filter(({ status }) => status === 'succeeded');
    expect(
      paid.map(({ amount }) => amount),
      where,
    ).toEqual([Math.round(booking.full_amount * 100)]);
    const known = await database.db.select().from(intents).where(eq(intents.booking_id, booking.id));
    expect(
      known.filter(({ open }) => open),
      where,
    ).toEqual([]);
    return seen.calls;
  } finally {
    await server.worker.stop();
  }
}

test(
  'whichever call to the provider fails, a customer who retries pays once and in full',
  async () => {
    const calls = await expectPaidOnce(null, 0);
    const cases = Object.keys(faults).flatMap((fault) =>
      Array.from({ length: calls * rounds }, (_, index) => ({ fault: fault as Fault, from: (index % calls) + 1 })),
    );
    expect(cases.length).toBeGreaterThan(6);
    await Promise.all(cases.map(({ fault, from }) => expectPaidOnce(fault, from)));
  },
  stressTimeout,
);
