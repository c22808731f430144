import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export type Readiness = {
  /** Whether the database responds and the server is not stopping. */
  isReady(): Promise<boolean>;
  /** Reports not ready from now on, so that the load balancer stops sending requests before the server stops listening. */
  drain(): void;
};

/** One check runs at a time, shared by all callers. A database that does not respond ends it by a timeout. */
export function createReadiness(db: Database): Readiness {
  let draining = false;
  let pending: Promise<boolean> | null = null;
  const check = (): Promise<boolean> =>
    db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        pending = null;
      });
  return {
    async isReady() {
      pending ??= check();
      return (await pending) && !draining;
    },
    drain() {
      draining = true;
    },
  };
}
