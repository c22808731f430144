import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/testing/postgres-server.ts';
import { unlimited } from '../src/testing/server-process.ts';

export type BenchServer = {
  origin: string;
  pid: number;
  /** Resident memory in MB. */
  memory(): number;
  signal(name: NodeJS.Signals): void;
  /** Resolves when the process has exited. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

const folder = fileURLToPath(new URL('..', import.meta.url));

const readField = (field: string, pid: number): string =>
  execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();

/** The ids of the child processes. */
function getChildren(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => line.trim().split(/\s+/).map(Number)).flatMap(([child, parent]) => (parent === pid && child ? [child] : []));
}

/** Sends a signal to the main process of a PostgreSQL server and to all of its connections, given the process id of one of them. */
export function signalPostgres(connectionPid: number, name: NodeJS.Signals): void {
  const main = Number(readField('ppid', connectionPid));
  for (const pid of [main, ...getChildren(main)]) process.kill(pid, name);
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1_200 && child.exitCode === null; tries += 1) {
    if (
      await fetch(`${origin}/api/v1/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error('a server did not become ready');
}

async function start(args: readonly string[], env: Record<string, string>): Promise<BenchServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: data,
      STAGE: 'acceptance',
      ...unlimited,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('a server did not start');
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve())).then(() =>
    rmSync(data, { recursive: true, force: true }),
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, child);
  return {
    origin,
    pid,
    memory: () => Math.round(Number(readField('rss', pid)) / 1024),
    signal: (name) => void child.kill(name),
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Null for the embedded database, in a new folder. */
export type Store = { url: string | null };

const toEnv = ({ url }: Store): Record<string, string> => (url === null ? {} : { DATABASE_URL: url });

/** The backend as the demo runs it: its build, on a new database. */
export const startBackend = (store: Store): Promise<BenchServer> => start(['../demo/dist/main.js'], toEnv(store));

/** The backend with the example catalogue, from its sources. `catalogue` is the address of its database. */
export const startCatalogue = (store: Store, catalogue: string): Promise<BenchServer> =>
  start(['--conditions=source', '--import', 'tsx', 'examples/postgres-catalogue/main.ts'], { ...toEnv(store), CATALOGUE_URL: catalogue });

/** A minimal server with the same framework, drivers and database. `cached` is a body that it serves. */
export const startBare = (store: Store, cached: string): Promise<BenchServer> =>
  start(['--import', 'tsx', 'bench/bare-server.ts'], { ...toEnv(store), CACHED: cached });
