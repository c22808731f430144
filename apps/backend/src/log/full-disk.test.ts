import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inParallel } from '../testing/books.ts';
import { startProcess } from '../testing/server-process.ts';

// A device of Linux on which every write fails as on a full disk.
test.runIf(existsSync('/dev/full'))(
  'a process whose log cannot be written serves requests and stops at either signal (BACK-58)',
  async () => {
    for (const [STAGE, signal] of [
      ['development', 'SIGINT'],
      ['acceptance', 'SIGTERM'],
    ] as const) {
      const server = await startProcess({ STAGE, stdout: openSync('/dev/full', 'w') });
      const statuses = new Set<number>();
      // So few at once that a slow server sheds none.
      await inParallel(Array(200).fill('/api/v1/tours'), 8, async (path) => {
        statuses.add((await server.request(path)).status);
      });
      expect(statuses).toEqual(new Set([200]));
      await server.end(signal);
      expect(await server.exitCode).toBe(0);
    }
  },
  120_000,
);
