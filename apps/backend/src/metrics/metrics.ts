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

/** The overdue work: each column by the name of its metric, as a number, or as an object of numbers by label. Times are in seconds. */
type Backlog = Record<string, number | Readonly<Record<string, number>>>;

/** The statement that reads the overdue work. Each of its parts has a partial index: it runs at every scrape. */
export function backlogStatement(now: number): SQL {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  return sql`
      select p.*, h.holds_overdue, i.*, m.*, e.webhook_events_waiting,
        json_build_object('booking', p.postponed, 'hold', h.postponed, 'event', e.postponed) as jobs_postponed
      from
        (select count(*)::int as bookings_pending, count(*) filter (where failures > 0)::int as postponed,
            coalesce(extract(epoch from ${at} - min(created_at)), 0)::float as bookings_pending_oldest_seconds
          from bookings where status = 'pending') p,
        (select count(*) filter (where hold_until < ${at} - interval '10 minutes')::int as holds_overdue,
            count(*) filter (where failures > 0)::int as postponed
          from bookings where status = 'completed' and payment_state = 'Open' and not on_request and hold_until < ${at}) h,
        (select json_build_object('booking', count(booking_id), 'payment', count(payment_id)) as payment_intents_unreconciled
          from intents where open and checked_at < ${at} - interval '1 day') i,
        (select json_build_object('different', count(alarm), 'paid_back', count(*) filter (where money = 'paid_back'),
            'due_back', count(*) filter (where money = 'due_back'), 'disputed', count(*) filter (where disputed)) as payment_alarms
          from intents where ${hasAlarm}) m,
        (select count(*) filter (where received_at < ${at} - interval '10 minutes')::int as webhook_events_waiting,
            count(*) filter (where failures > 0)::int as postponed
          from webhook_events where processed_at is null) e`;
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
    durations.observe({ method: methods.includes(method) ? method : 'other', route, status }, ms / 1_000);
}

/** The metrics of the overdue work: name, help and, if they have one, their label. */
const backlogGauges: readonly (readonly [name: string, help: string, label?: string])[] = [
  ['bookings_pending', 'Bookings that are not completed yet.'],
  ['bookings_pending_oldest_seconds', 'Age of the oldest pending booking.'],
  ['holds_overdue', 'Unpaid holds that should have expired over ten minutes ago.'],
  ['payment_intents_unreconciled', 'Open intents without a status update for over a day, by target.', 'of'],
  ['payment_alarms', 'Payments that a person must check, in total, by reason.', 'what'],
  ['jobs_postponed', 'Bookings, holds and events whose processing has failed and is tried again later.', 'of'],
  ['webhook_events_waiting', 'Webhook events that have been unprocessed for over ten minutes.'],
];

/** Returns a function that updates the metrics before each scrape. */
function backlogMetrics(registers: Registry[], db: Database, now: () => number): () => Promise<void> {
  const up = new Gauge({ name: 'database_up', help: '1 if the database responded to this scrape, else 0.', registers });
  const gauges = backlogGauges.map(([name, help, label]) => {
    const gauge = new Gauge({ name, help, labelNames: label === undefined ? [] : [label], registers });
    return { name, label, gauge };
  });
  return async () => {
    // The other metrics must remain readable without the database.
    const rows = await db.execute(backlogStatement(now())).then(toRows<Backlog>, () => []);
    up.set(rows.length);
    for (const { name, label, gauge } of gauges) {
      const value = rows[0]?.[name];
      if (value === undefined) gauge.reset();
      else if (typeof value === 'number') gauge.set(value);
      else for (const [key, count] of Object.entries(value)) gauge.set({ [label ?? key]: key }, count);
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
