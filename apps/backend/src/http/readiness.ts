import { canWrite } from '../database/can-write.ts';
import type { Database } from '../database/database.ts';

export type Readiness = {
  /** Whether the database can be written and the server is not stopping. */
  isReady(): Promise<boolean>;
  /** Reports not ready from now on, so that the load balancer stops sending requests before the server stops listening. */
  drain(): void;
};

/** Anyone may ask, and each check writes. In milliseconds. */
const checkEveryMs = 1_000;

/** One check runs at a time, and at most one per second, shared by all callers. A database that does not respond ends it by a timeout. */
export function createReadiness(db: Database): Readiness {
  let draining = false;
  let checked: Promise<boolean> | null = null;
  function check(): Promise<boolean> {
    const started = canWrite(db);
    const forget = (): void => {
      checked = null;
    };
    void started.then(() => setTimeout(forget, checkEveryMs).unref());
    return started;
  }
  return {
    async isReady() {
      checked ??= check();
      return (await checked) && !draining;
    },
    drain() {
      draining = true;
    },
  };
}
