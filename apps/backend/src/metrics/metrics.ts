import { endpoints } from '@booking/api/endpoints';
import { type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Database, type OpenDatabase, toRows } from '../database/database.ts';
import { hasAlarm } from '../database/schema.ts';
import type { RequestEntry } from '../http/observe-requests.ts';

export type Metrics = {
  observe(entry: RequestEntry): void;
  /** Adds the metrics of a database, read at every scrape. */
  watch(database: OpenDatabase, now: () => number): void;
  /** `/metrics` in the text format of Prometheus, served on a separate port. */
  app: Hono;
};

const seconds = (milliseconds: number): number => milliseconds / 1_000;

type Backlog = {
  pending: number;
  oldest_pending: number;
  postponed_bookings: number;
  overdue_holds: number;
  postponed_holds: number;
  of_bookings: number;
  of_payments: number;
  different: number;
  paid_back: number;
  due_back: number;
  disputed: number;
  waiting_events: number;
  postponed_events: number;
};

/** The statement that reads the overdue work. Each of its parts has a partial index: it runs at every scrape. */
export function backlogStatement(now: number): SQL {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  return sql`
      select p.*, h.*, i.*, m.*, e.* from
        (select count(*)::int as pending, count(*) filter (where failures > 0)::int as postponed_bookings, coalesce(extract(epoch from ${at} - min(created_at)), 0)::float as oldest_pending
          from bookings where status = 'pending') p,
        (select count(*) filter (where hold_until < ${at} - interval '10 minutes')::int as overdue_holds,
            count(*) filter (where failures > 0)::int as postponed_holds
          from bookings where status = 'completed' and payment_state = 'Open' and not on_request and hold_until < ${at}) h,
        (select count(booking_id)::int as of_bookings, count(payment_id)::int as of_payments
          from intents where open and checked_at < ${at} - interval '1 day') i,
        (select count(alarm)::int as different, count(*) filter (where money = 'paid_back')::int as paid_back,
            count(*) filter (where money = 'due_back')::int as due_back, count(*) filter (where disputed)::int as disputed
          from intents where ${hasAlarm}) m,
        (select count(*) filter (where received_at < ${at} - interval '10 minutes')::int as waiting_events,
            count(*) filter (where failures > 0)::int as postponed_events
          from webhook_events where processed_at is null) e`;
}

/** Reads the overdue work from the database. Times are in seconds. */
async function readBacklog(db: Database, now: number): Promise<Backlog> {
  const [row] = toRows<Backlog>(await db.execute(backlogStatement(now)));
  if (!row) throw new Error('the backlog query returned no row');
  return row;
}

/** Methods with a label of their own, HEAD being a GET: a client may send dozens of others, each with a series for every route. */
const methods: readonly string[] = [...new Set(Object.values(endpoints).map(({ method }) => method)), 'HEAD'];

function requestMetrics(register: Registry) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Number (_count) and duration of requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  return ({ method, route, status, ms }: RequestEntry) =>
    durations.observe({ method: methods.includes(method) ? method : 'other', route, status }, seconds(ms));
}

/** Returns a function that updates the metrics before each scrape. */
function backlogMetrics(registers: Registry[], db: Database, now: () => number): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('database_up', '1 if the database responded to this scrape, else 0.');
  const pending = gauge('bookings_pending', 'Bookings that are not completed yet.');
  const oldest = gauge('bookings_pending_oldest_seconds', 'Age of the oldest pending booking.');
  const overdue = gauge('holds_overdue', 'Unpaid holds that should have expired over ten minutes ago.');
  const unreconciled = gauge('payment_intents_unreconciled', 'Open intents without a status update for over a day, by target.', 'of');
  const alarms = gauge('payment_alarms', 'Payments that a person must check, in total, by reason.', 'what');
  const postponed = gauge('jobs_postponed', 'Bookings, holds and events whose processing has failed and is tried again later.', 'of');
  const events = gauge('webhook_events_waiting', 'Webhook events that have been unprocessed for over ten minutes.');
  return async () => {
    try {
      const backlog = await readBacklog(db, now());
      pending.set(backlog.pending);
      oldest.set(backlog.oldest_pending);
      overdue.set(backlog.overdue_holds);
      unreconciled.set({ of: 'booking' }, backlog.of_bookings);
      unreconciled.set({ of: 'payment' }, backlog.of_payments);
      alarms.set({ what: 'different' }, backlog.different);
      alarms.set({ what: 'paid_back' }, backlog.paid_back);
      alarms.set({ what: 'due_back' }, backlog.due_back);
      alarms.set({ what: 'disputed' }, backlog.disputed);
      events.set(backlog.waiting_events);
      postponed.set({ of: 'booking' }, backlog.postponed_bookings);
      postponed.set({ of: 'hold' }, backlog.postponed_holds);
      postponed.set({ of: 'event' }, backlog.postponed_events);
      up.set(1);
    } catch {
      // The other metrics must remain readable without the database.
      for (const each of [pending, oldest, overdue, unreconciled, alarms, events, postponed]) each.reset();
      up.set(0);
    }
  };
}

function poolMetrics(registers: Registry[], pool: pg.Pool): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process, by state.',
    labelNames: ['state'] as const,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
    registers,
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Queries waiting for a connection.',
    collect() {
      this.set(pool.waitingCount);
    },
    registers,
  });
}

/** The metrics of this process: requests, the event loop, memory and, once it is open, the database. They contain no personal data. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  let update = async (): Promise<void> => undefined;
  const app = new Hono();
  app.get('/metrics', async (c) => {
    await update();
    return c.text(await register.metrics(), 200, { 'Content-Type': register.contentType });
  });
  return {
    observe: requestMetrics(register),
    watch({ db, pool }, now) {
      update = backlogMetrics([register], db, now);
      if (pool) poolMetrics([register], pool);
    },
    app,
  };
}
