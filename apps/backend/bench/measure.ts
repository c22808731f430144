import { load, middle, type Outcome } from './load.ts';
import { type BenchServer, type Store, startBackend, startBare } from './processes.ts';
import { readPaths } from './requests.ts';

/**
 * The middle rounds of what is measured and of what it is measured against, and the middle one of their ratios: the machine's own speed changes
 * within seconds.
 */
export type Compared = { what: string; ours: Outcome; other: Outcome; ratio: number; goal: string };

const readRounds = 5;
const seconds = 2;
const connections = 50;

/** One after the other, round by round, so that whatever else the machine does meets both. */
export async function compare(
  what: string,
  goal: string,
  ours: () => Promise<Outcome>,
  other: () => Promise<Outcome>,
  rounds: number,
): Promise<Compared> {
  const outcomes: { ours: Outcome; other: Outcome; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [theirs, own] = [await other(), await ours()];
    outcomes.push({ ours: own, other: theirs, ratio: own.perSecond / theirs.perSecond });
  }
  const perSecond = ({ perSecond }: Outcome): number => perSecond;
  return {
    what,
    ours: middle(
      outcomes.map((round) => round.ours),
      perSecond,
    ),
    other: middle(
      outcomes.map((round) => round.other),
      perSecond,
    ),
    ratio: middle(outcomes, (round) => round.ratio).ratio,
    goal,
  };
}

/** After a round of each that is not counted: a server is compiled while it works. */
async function compareReads(what: string, goal: string, ours: () => Promise<Outcome>, bare: () => Promise<Outcome>): Promise<Compared> {
  await bare();
  await ours();
  return compare(what, goal, ours, bare, readRounds);
}

/** Reads, against a cached string and against one read of the database per request. */
export async function measureReads(own: Store, store: Store): Promise<Compared[]> {
  const backend = await startBackend(own);
  const paths = await readPaths(backend.origin);
  let number = 0;
  const reads = (server: BenchServer, path: string) => () => load(server.origin, { connections, seconds, next: () => ({ path }) });
  // An address that was never asked before: nothing is kept of it.
  const newReads = (server: BenchServer, path: string, mark: string) => () =>
    load(server.origin, {
      connections,
      seconds,
      next: () => {
        number += 1;
        return { path: `${path}${mark}new=${number}` };
      },
    });
  const compared: Compared[] = [];
  for (const [what, path] of [
    ['month', paths.month],
    ['tours', paths.tours],
    ['cabins of a departure', paths.cabins],
    ['texts of ships', paths.translations],
  ] as const) {
    const bare = await startBare(store, await (await fetch(`${backend.origin}${path}`)).text());
    compared.push(await compareReads(`${what} : cached string`, '0.6, better 0.8', reads(backend, path), reads(bare, '/cached')));
    if (path === paths.month) {
      compared.push(
        await compareReads('month never asked before : database read', '0.7', newReads(backend, path, '&'), newReads(bare, '/read', '?')),
      );
    }
    await bare.stop();
  }
  await backend.stop();
  return compared;
}
