import { load, middle, type Outcome } from './load.ts';
import { type BenchServer, type Store, startBackend, startBare } from './processes.ts';
import { readPaths } from './requests.ts';

/** The median rounds of the subject and of its reference, and the median of their ratios, since the speed of the machine changes within seconds. */
export type Compared = { what: string; ours: Outcome; other: Outcome; ratio: number; goal: string };

const readRounds = 5;
const seconds = 2;
const connections = 50;

/** Alternates the rounds, so that other load on the machine affects both. */
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
  const ratio = middle(outcomes, (round) => round.ratio).ratio;
  console.log(`  ${what}: ${ratio.toFixed(2)} (${goal})`);
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
    ratio,
    goal,
  };
}

/** A single figure against its goal. */
export type Figure = { what: string; value: string; goal: string };

/** After an uncounted round of each: a server is compiled while it runs. */
export async function compareReads(
  what: string,
  goal: string,
  ours: () => Promise<Outcome>,
  bare: () => Promise<Outcome>,
): Promise<Compared> {
  await bare();
  await ours();
  return compare(what, goal, ours, bare, readRounds);
}

/** Measures reads, against a cached string and against one database read per request. */
export async function measureReads(own: Store, store: Store): Promise<Compared[]> {
  const backend = await startBackend(own);
  const paths = await readPaths(backend.origin);
  let number = 0;
  const reads = (server: BenchServer, path: string) => () => load(server.origin, { connections, seconds, next: () => ({ path }) });
  // A new address each time, so that nothing is cached.
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
    compared.push(await compareReads(`${what} : cached string`, '0.25', reads(backend, path), reads(bare, '/cached')));
    if (path === paths.month) {
      compared.push(
        await compareReads('month never asked before : database read', '0.25', newReads(backend, path, '&'), newReads(bare, '/read', '?')),
      );
    }
    await bare.stop();
  }
  await backend.stop();
  return compared;
}
