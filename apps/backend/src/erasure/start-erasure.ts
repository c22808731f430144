import type { IsoDate } from '@booking/domain/schema';
import type { OpenDatabase } from '../database/database.ts';
import type { Log } from '../log/logger.ts';
import { startSweep } from '../sweep.ts';
import { eraseOld, type Retention } from './erase-old.ts';

export type ErasureDeps = {
  retention: Retention;
  /** Opens connections of its own: the job may wait longer than a request. */
  open(): Pick<OpenDatabase, 'db' | 'close'>;
  now(): number;
  today(): IsoDate;
  log: Log;
};

const dayMs = 86_400_000;

/**
 * Erases what is older than configured. A process that is stopping does not begin with the next booking.
 * @throws the error of a database that does not respond.
 */
export async function eraseByConfiguration({ retention, open, now, today, log }: ErasureDeps, isStopped = () => false): Promise<void> {
  let [erased, refused] = [0, 0];
  const { db, close } = open();
  try {
    for await (const { result } of eraseOld(db, retention, { now: new Date(now()), today: today(), force: false })) {
      if (result === 'erased') erased += 1;
      else if (result !== 'erased before') refused += 1;
      if (isStopped()) break;
    }
  } finally {
    await close();
    if (erased > 0) log(`bookings and payments erased: ${erased}`, 'info');
    if (refused > 0) log(`bookings and payments not erased: ${refused}; the command erase says why`, 'warn');
  }
}

/** Erases now and once a day, if anything is configured. Returns a function that stops the job and resolves when a running one has finished. */
export function startErasure(deps: ErasureDeps): () => Promise<void> {
  const { departed, failed } = deps.retention;
  if (departed === null && failed === null) return async () => undefined;
  let stopped = false;
  const stop = startSweep('erasure', () => eraseByConfiguration(deps, () => stopped), deps.log, dayMs);
  return () => {
    stopped = true;
    return stop();
  };
}
