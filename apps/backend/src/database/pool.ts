/** The connections of this process to a server, as far as they are measured. */
export type Pool = {
  readonly totalCount: number;
  readonly idleCount: number;
  /** Queries that wait for a connection. */
  readonly waitingCount: number;
  /** From now on tells the milliseconds that each query has waited for its connection. */
  onWait(listener: (ms: number) => void): void;
};
