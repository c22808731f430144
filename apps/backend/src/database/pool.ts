/** More connections than this slow down the bookings of one departure: they wait for its row, each with a process of the server. */
export const maxConnections = 10;

/** The connections of this process to a server, as far as they are measured. */
export type Pool = {
  readonly totalCount: number;
  readonly idleCount: number;
  /** Queries that wait for a connection. */
  readonly waitingCount: number;
  /** From now on tells the milliseconds that each query has waited for its connection. */
  onWait(listener: (ms: number) => void): void;
};
