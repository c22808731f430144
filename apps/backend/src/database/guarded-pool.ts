import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/logger.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { maxConnections, type Pool } from './pool.ts';

/** Timeouts for getting a connection and for a statement, in milliseconds. */
const acquireMs = 1_000;
const statementMs = 1_000;
/** Timeout for a row lock. When a departure is locked for longer, the job completes the booking later. */
const lockMs = 500;
/** Longer than any transaction takes. A connection that is checked out for longer has leaked. */
const checkoutMs = 3_000;
/** Interval between probes while the server is not responding. */
const probeEveryMs = 250;

/** If this process was blocked for so long, in milliseconds, a timeout proves nothing: the response may have arrived unread. */
const stalledMs = 300;

// The driver reports a timeout by these two messages only, without a code.
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /^Query read timeout$|due to connection timeout$/.test(error.message);

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool with a timeout for everything: connections, row locks and responses. Once the server stops responding, the pool rejects statements at once
 * and probes the server until it responds. Otherwise each statement would wait for its own timeout, and a recovering server would face hundreds of
 * connections whose clients have left.
 */
export class GuardedPool extends pg.Pool implements Pool {
  #unavailable = false;
  #reportWait: (ms: number) => void = () => undefined;
  readonly #log: Log;
  #stalledAt = Number.NEGATIVE_INFINITY;

  constructor(connectionString: string, log: Log) {
    super({
      connectionString,
      max: maxConnections,
      connectionTimeoutMillis: acquireMs,
      query_timeout: statementMs + 200,
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: checkoutMs,
      keepAlive: true,
    });
    this.#log = log;
    this.#detectStalls();
    // The pool handles errors of idle connections only. Without this listener, a connection that breaks between two statements of a transaction
    // would end the process. The next statement fails instead.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.#reclaimConnections();
    this.on('release', (error: unknown) => {
      this.#checkForTimeout(error);
    });
  }

  /** Marks the server as unavailable after a timeout, unless this process itself was blocked. */
  #checkForTimeout(error: unknown): void {
    if (!isTimeout(error)) return;
    if (performance.now() - this.#stalledAt > statementMs) this.#setResponding(false);
  }

  #detectStalls(): void {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (now - last > stalledMs) this.#stalledAt = now;
      last = now;
      if (this.ending) clearInterval(timer);
    }, 100);
    timer.unref();
  }

  /** Releases connections that were never released: a transaction whose first statement fails leaks its connection. */
  #reclaimConnections(): void {
    const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
    this.on('acquire', (client) => {
      const reclaim = globalThis.setTimeout(() => client.release(new Error('connection checked out for too long')), checkoutMs);
      reclaim.unref();
      timers.set(client, reclaim);
    });
    this.on('release', (_, client) => clearTimeout(timers.get(client)));
  }

  onWait(listener: (ms: number) => void): void {
    this.#reportWait = listener;
  }

  #setResponding(responds: boolean): void {
    if (this.#unavailable === !responds) return;
    this.#unavailable = !responds;
    if (responds) this.#log('the database is responding again', 'info');
    else this.#log('the database is not responding: statements are rejected until it does');
    if (!responds) void this.#probe();
  }

  async #probe(): Promise<void> {
    while (this.#unavailable && !this.ending) {
      // A separate connection: those of the pool may all be waiting for the server.
      const client = new pg.Client({ ...this.options, query_timeout: statementMs });
      client.on('error', () => undefined);
      const succeeded = await client
        .connect()
        .then(() => client.query('select 1'))
        .then(
          () => true,
          () => false,
        );
      client.end().catch(() => undefined);
      if (succeeded) this.#setResponding(true);
      else await setTimeout(probeEveryMs, undefined, { ref: false });
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: NonNullable<Callback>): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (this.#unavailable) {
      const error = new DatabaseUnavailable();
      if (!callback) return Promise.reject(error);
      process.nextTick(callback, error);
      return undefined;
    }
    const started = performance.now();
    const ended = (error?: unknown): void => {
      this.#reportWait(performance.now() - started);
      this.#checkForTimeout(error);
    };
    if (callback) {
      super.connect((error, client, release) => {
        ended(error);
        callback(error, client, release);
      });
      return undefined;
    }
    return super.connect().then(
      (client) => {
        ended();
        return client;
      },
      (error: unknown) => {
        ended(error);
        throw error;
      },
    );
  }
}
