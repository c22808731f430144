import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/logger.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { maxConnections, type Pool } from './pool.ts';

/** The longest that a statement waits for a connection, and then for its rows, in milliseconds. */
const acquireMs = 1_000;
const statementMs = 1_000;
/** For the row of a departure that others hold: a booking then leaves the cabins to the job. */
const lockMs = 500;
/** Longer than any transaction takes: whoever still has a connection then has lost it. */
const checkoutMs = 3_000;
/** While the server is silent, it is tried again so many milliseconds after each try that failed. */
const tryAgainMs = 250;

/** A process that itself stood still for so long, in milliseconds, cannot tell whether the server was silent: the answer may be there, unread. */
const stallMs = 300;

// The pool and its connections tell a silent server by these two texts only, both without a code.
const isSilence = (error: unknown): boolean =>
  error instanceof Error && /^Query read timeout$|due to connection timeout$/.test(error.message);

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool in which nothing waits without bound: for a connection, for a row, for an answer. Once the server has been silent it refuses statements
 * at once, and tries by itself until the server responds: else each would wait on its own, and a server that comes back would find hundreds of
 * connections whose clients have left.
 */
export class GuardedPool extends pg.Pool implements Pool {
  #silent = false;
  #tellWait: (ms: number) => void = () => undefined;
  readonly #log: Log;
  #stoodStillAt = Number.NEGATIVE_INFINITY;

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
    this.#noteStalls();
    // The pool listens to idle connections only: one that breaks between two statements of a transaction would end the process. Its next statement fails.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.#reclaimConnections();
    this.on('release', (error: unknown) => {
      this.#suspect(error);
    });
  }

  /** An error that may tell of a silent server. */
  #suspect(error: unknown): void {
    if (!isSilence(error)) return;
    if (performance.now() - this.#stoodStillAt > statementMs) this.#heard(false);
  }

  #noteStalls(): void {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (now - last > stallMs) this.#stoodStillAt = now;
      last = now;
      if (this.ending) clearInterval(timer);
    }, 100);
    timer.unref();
  }

  /** A transaction whose first statement fails never gives its connection back; this does it in its place. */
  #reclaimConnections(): void {
    const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
    this.on('acquire', (client) => {
      const reclaim = globalThis.setTimeout(() => client.release(new Error('a connection was held for too long')), checkoutMs);
      reclaim.unref();
      timers.set(client, reclaim);
    });
    this.on('release', (_, client) => clearTimeout(timers.get(client)));
  }

  onWait(listener: (ms: number) => void): void {
    this.#tellWait = listener;
  }

  #heard(responds: boolean): void {
    if (this.#silent === !responds) return;
    this.#silent = !responds;
    if (responds) this.#log('the database responds again', 'info');
    else this.#log('the database is silent: statements are refused until it responds');
    if (!responds) void this.#tryUntilHeard();
  }

  async #tryUntilHeard(): Promise<void> {
    while (this.#silent && !this.ending) {
      // Not one of the pool's: those may all be waiting for the silent server.
      const client = new pg.Client({ ...this.options, query_timeout: statementMs });
      client.on('error', () => undefined);
      const heard = await client
        .connect()
        .then(() => client.query('select 1'))
        .then(
          () => true,
          () => false,
        );
      client.end().catch(() => undefined);
      if (heard) this.#heard(true);
      else await setTimeout(tryAgainMs, undefined, { ref: false });
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: NonNullable<Callback>): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (this.#silent) {
      const error = new DatabaseUnavailable();
      if (!callback) return Promise.reject(error);
      process.nextTick(callback, error);
      return undefined;
    }
    const started = performance.now();
    const ended = (error?: unknown): void => {
      this.#tellWait(performance.now() - started);
      this.#suspect(error);
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
