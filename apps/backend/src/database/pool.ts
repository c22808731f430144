import type pg from 'pg';

/** The connections of this process to a server. */
export type Pool = {
  readonly totalCount: number;
  readonly idleCount: number;
  /** Queries that wait for a connection. */
  readonly waitingCount: number;
  /** From now on tells the milliseconds that each query has waited for its connection. */
  onWait(listener: (ms: number) => void): void;
};

/** What is measured of a pool. The pool itself tells only how many wait, not for how long. */
export function measured(pool: pg.Pool): Pool {
  let listener: (ms: number) => void = () => undefined;
  const connect = pool.connect.bind(pool);
  type Callback = Parameters<typeof connect>[0];
  function measuredConnect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const started = performance.now();
    const tell = (): void => listener(performance.now() - started);
    if (!callback) return connect().finally(tell);
    connect((...result) => {
      tell();
      callback(...result);
    });
    return undefined;
  }
  pool.connect = measuredConnect as typeof pool.connect;
  return {
    get totalCount() {
      return pool.totalCount;
    },
    get idleCount() {
      return pool.idleCount;
    },
    get waitingCount() {
      return pool.waitingCount;
    },
    onWait(added) {
      listener = added;
    },
  };
}
