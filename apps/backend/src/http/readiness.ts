import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export type Readiness = {
  /** Whether requests may be sent here: the database responds, and the server is not about to stop. */
  isReady(): Promise<boolean>;
  /** From now on, not ready: who distributes requests is to send them elsewhere before the server stops listening. */
  drain(): void;
};

/** One question is on its way to the database at a time, whoever asks; a database that is silent ends it in bounded time. */
export function createReadiness(db: Database): Readiness {
  let draining = false;
  let asking: Promise<boolean> | null = null;
  const ask = (): Promise<boolean> =>
    db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null;
      });
  return {
    async isReady() {
      asking ??= ask();
      return (await asking) && !draining;
    },
    drain() {
      draining = true;
    },
  };
}
