import { specialNumbers } from '@booking/payment-sandbox';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payments } from '../database/schema.ts';
import type { Target } from '../payments/due.ts';
import { sandboxKeys } from '../payments/sandbox-keys.ts';
import { readCounts, stressTimeout } from '../testing/counts.ts';
import { expectPaidOnce } from '../testing/payment-books.ts';
import { customer } from '../testing/test-payment.ts';
import { openTestServer } from '../testing/test-server.ts';

// Tests one in `every` combinations; 1 tests all of them.
const { every } = readCounts({ every: 11 });

const types = ['deposit', 'full_payment', 'standalone'] as const;
const challenges = ['accept', 'refuse', 'close'] as const;
const deliveries = ['before the return', 'after', 'twice', 'out of order', 'never'] as const;
const tabs = ['one tab', 'two tabs', 'started again'] as const;
type Case = {
  number: string;
  type: (typeof types)[number];
  challenge: (typeof challenges)[number] | null;
  delivery: (typeof deliveries)[number];
  tab: (typeof tabs)[number];
};

const challengeNumbers = ['4000000000003220', '4000008400001629'];
const cases: Case[] = ['4242424242424242', ...specialNumbers.cards, ...specialNumbers.accounts].flatMap((number) =>
  (challengeNumbers.includes(number) ? challenges : [null]).flatMap((challenge) =>
    types.flatMap((type) => deliveries.flatMap((delivery) => tabs.map((tab) => ({ number, type, challenge, delivery, tab })))),
  ),
);

const clock = { now: Date.now() };
const desk = customer(() => server, clock);

const { database, server } = await openTestServer({ clock });

const cents = (euros: number): number => Math.round(euros * 100);
const dollars = (euroCents: number): number => Math.round(Number((euroCents * 1.0842).toFixed(6)));

type Order = { target: Target; path: `bookings/${string}` | `payments/${string}`; due: number; rest: number | null };

/** A target to be paid at the US account, which accepts all numbers. */
async function ordered(type: Case['type']): Promise<Order> {
  if (type !== 'standalone') {
    const { id, full_amount, deposit } = await desk.booked('US');
    const [full, first] = [cents(full_amount), cents(deposit)];
    const isDeposit = type === 'deposit';
    return {
      target: { kind: 'booking', id },
      path: `bookings/${id}`,
      due: dollars(isDeposit ? first : full),
      rest: isDeposit ? full - first : null,
    };
  }
  const id = crypto.randomUUID();
  const person = { full_name: 'Ann Smit', email: 'ann@example.com', market: 'north_america', exchange_rate: 1.0842 } as const;
  await database.db
    .insert(payments)
    .values({ id, amount: 14_250, status: 'Open', type: 'extra', ...person, created_at: new Date(clock.now) });
  return { target: { kind: 'payment', id }, path: `payments/${id}`, due: dollars(14_250), rest: null };
}

const us = () => server.provider(sandboxKeys.north_america.secretKey);
const createMethod = async (number: string): Promise<string> =>
  number.startsWith('000')
    ? (
        await us().paymentMethods.create({
          type: 'us_bank_account',
          us_bank_account: { routing_number: '110000000', account_number: number, account_holder_type: 'individual' },
        })
      ).id
    : desk.method(number, us());

/** Completes the challenge like the page of the bank. */
const completeChallenge = (secret: string, result: 'complete' | 'fail') =>
  server.sandbox.request(`/sandbox/challenge/${desk.getIntentId(secret)}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: secret, result }),
  });

const failed = 'payment_intent.payment_failed';
const eventOf: Record<string, string> = {
  succeeded: 'payment_intent.succeeded',
  processing: 'payment_intent.processing',
  requires_payment_method: failed,
  canceled: 'payment_intent.canceled',
};

/** The events that the provider would have sent for the given intents, by their status. */
async function deliver(intents: readonly string[], delivery: Case['delivery']): Promise<void> {
  const statuses = await Promise.all(intents.map(async (id) => ({ id, status: (await us().paymentIntents.retrieve(id)).status })));
  const events = statuses.flatMap(({ id, status }) => {
    const type = eventOf[status];
    return type
      ? [
          { id, type: failed },
          { id, type },
        ]
      : [];
  });
  const sent =
    delivery === 'out of order' ? events.reverse() : delivery === 'twice' ? [...events, ...events] : delivery === 'never' ? [] : events;
  for (const { id, type } of sent) {
    const once = { id: `evt_${id}_${type}`.replaceAll('.', '_') };
    expect((await desk.event({ id, object: 'payment_intent' }, type, once)).status).toBe(200);
  }
}

async function run(each: Case): Promise<void> {
  const { number, type, challenge, delivery, tab } = each;
  const where = JSON.stringify(each);
  const { target, path, due, rest } = await ordered(type);
  const seen: string[] = [];
  const startPayment = async (kind: Case['type'], card: string) => {
    const started = await desk.startPayment(target.id, kind, await createMethod(card));
    if (started.status === 200) seen.push(started.intent);
    return started;
  };
  const attempt = async (card: string): Promise<void> => {
    let { secret, status } = await startPayment(type, card);
    expect(status, where).toBe(200);
    if (tab === 'two tabs') {
      // The second tab shows another amount, if there is one. The first confirms what it has.
      await startPayment(type === 'standalone' ? type : type === 'deposit' ? 'full_payment' : 'deposit', card);
      if (type !== 'standalone') {
        expect(await desk.confirm(secret, us()), where).toBeNull();
        ({ secret } = await startPayment(type, card));
      }
    }
    if (tab === 'started again') ({ secret } = await startPayment(type, card));
    const confirmed = await desk.confirm(secret, us());
    if (confirmed?.status === 'requires_action' && challenge !== 'close')
      await completeChallenge(secret, challenge === 'accept' ? 'complete' : 'fail');
    if (confirmed?.status === 'processing') {
      await deliver(seen, delivery);
      await desk.read(path);
      const late = await startPayment(type, card);
      expect(late.status, where).toBe(409);
      await server.settleDebits();
    }
  };
  const isDone = async (): Promise<boolean> => {
    if (delivery !== 'after' && delivery !== 'never') await deliver(seen, delivery);
    if (delivery === 'never') {
      // No page reads it either: only the job can detect it.
      clock.now += 120_000;
      await server.payments.reconcile();
    }
    const shown = await desk.read(path);
    if (delivery === 'after') await deliver(seen, delivery);
    return (shown.state ?? shown.status) === (target.kind === 'booking' ? 'Paid' : 'Completed');
  };

  await attempt(number);
  // A customer who has not paid pays with another card. One who has cannot pay again.
  if (!(await isDone())) {
    await attempt('4242424242424242');
    expect(await isDone(), where).toBe(true);
  }
  expect((await startPayment(type, '4242424242424242')).status, where).toBe(409);
  await expectPaidOnce(database.db, target, due, rest, where);
}

test(
  'money is received once, and the database agrees: test number, target, 3-D Secure, events, tabs',
  async () => {
    const chosen = cases.filter((_, index) => index % every === 0);
    for (const each of chosen) await run(each);
    console.info(`payments: ${chosen.length} of ${cases.length} combinations, all paid once`);
    expect(chosen.length).toBeGreaterThan(20);
    // The job checks intents without an event. Afterwards nothing is open.
    expect(await database.db.select().from(payments).where(eq(payments.status, 'Processing'))).toEqual([]);
  },
  stressTimeout,
);
