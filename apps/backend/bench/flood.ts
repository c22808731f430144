import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endured } from './endure.ts';
import { load } from './load.ts';
import { type Store, startBackend } from './processes.ts';
import { readPaths } from './requests.ts';

const atOnce = 1_500;
const goal = '200 or 503 within 3 000 ms; health/live under 500 ms';

/** Requests `health/live` over a connection of its own until stopped. Returns the slowest response in milliseconds. */
function watchHealth(origin: string): () => Promise<number> {
  let stopped = false;
  let worst = 0;
  const watching = (async () => {
    while (!stopped) {
      const started = performance.now();
      await (await fetch(`${origin}/api/v1/health/live`)).text();
      worst = Math.max(worst, Math.round(performance.now() - started));
      await sleep(20);
    }
  })();
  return async () => {
    stopped = true;
    await watching;
    return worst;
  };
}

/** Sends all requests on one connection at once, and waits for their responses. */
function pipeline(origin: string, paths: readonly string[]): Promise<{ statuses: Record<string, number>; worst: number }> {
  const { port, hostname } = new URL(origin);
  const started = performance.now();
  const statuses: Record<string, number> = {};
  let count = 0;
  let rest = '';
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = (): void => {
      if (count < paths.length) statuses[0] = paths.length - count;
      resolve({ statuses, worst: Math.round(performance.now() - started) });
      socket.destroy();
    };
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      rest += data;
      for (const [, status = ''] of rest.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
        statuses[status] = (statuses[status] ?? 0) + 1;
        count += 1;
      }
      // A status line may continue in the next part.
      rest = rest.slice(rest.lastIndexOf('HTTP/1.1 ') + 13).slice(-12);
      if (count === paths.length) end();
    });
    socket.on('error', end).on('close', end);
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`).join(''));
  });
}

/** Floods of reads and pages, over new connections and pipelined on one, each on a new process that has rendered nothing yet. */
export async function measureFlood(store: () => Promise<Store>): Promise<Endured[]> {
  const floods: [string, (month: string, index: number) => string, boolean][] = [
    ['months, pipelined on one connection', (month) => month, true],
    ['pages, all the same', () => '/?all', false],
    ['pages, all different', (_, index) => `/?all=${index}`, false],
    ['pages, all different, pipelined on one connection', (_, index) => `/?all=${index}`, true],
  ];
  const results: Endured[] = [];
  for (const [what, toPath, pipelined] of floods) {
    const backend = await startBackend(await store());
    const { month } = await readPaths(backend.origin);
    const stopWatching = watchHealth(backend.origin);
    const paths = Array.from({ length: atOnce }, (_, index) => toPath(month, index));
    const { statuses, worst } = pipelined
      ? await pipeline(backend.origin, paths)
      : await load(backend.origin, { connections: atOnce, amount: atOnce, next: () => ({ path: paths.pop() ?? '/' }) });
    const health = await stopWatching();
    await backend.stop();
    results.push({ what: `${atOnce} ${what}`, statuses, worst, goal: `${goal} (${health} ms)` });
  }
  return results;
}
