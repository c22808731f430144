/** With more connections, bookings of one departure get slower: they wait for its row, each in a server process. */
export const maxConnections = 10;

/** Metrics of the connections to a server. */
export type Pool = {
  readonly totalCount: number;
  readonly idleCount: number;
  /** Queries waiting for a connection. */
  readonly waitingCount: number;
  /** Calls `listener` with the milliseconds that each query waits for its connection. */
  onWait(listener: (ms: number) => void): void;
};
