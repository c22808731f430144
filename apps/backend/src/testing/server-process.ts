import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres-server.ts';

export type ServerProcess = {
  port: number;
  request(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; text: string; json: never }>;
  post(path: string, body: unknown): ReturnType<ServerProcess['request']>;
  /** The exit code; null after a signal that ended it. */
  exitCode: Promise<number | null>;
  /** Resolves when the process has exited, for whatever reason. */
  ended: Promise<void>;
  /** Sends the signal and waits for the exit. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<void>;
};

/** `stdout` is the file descriptor of the log. `DIE_AT`: the boundary of a payment at which the process kills itself (`dying-server.ts`). */
export type ProcessSettings = {
  DATA_DIR?: string;
  DATABASE_URL?: string;
  DIE_AT?: string;
  STAGE?: string;
  ERASE_FAILED_OLDER_THAN?: string;
  stdout?: number;
};

/** Creates a folder. `remove` deletes it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'backend-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const startMs = 60_000;
// All requests of a suite come from one client.
export const unlimited = Object.fromEntries(
  ['READS_PER_MINUTE', 'BOOKINGS_PER_HOUR', 'PAYMENTS_PER_HOUR', 'COUPONS_PER_HOUR', 'PAYMENT_CHECKS_PER_MINUTE', 'OPEN_CABINS'].map(
    (name) => [`LIMIT_${name}`, '0'],
  ),
);

async function waitUntilReady(origin: string, child: ChildProcess, errors: () => string): Promise<void> {
  const end = Date.now() + startMs;
  while (Date.now() < end && child.exitCode === null) {
    const ready = await fetch(`${origin}/api/v1/health/ready`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not become ready\n${errors()}`);
}

/** Starts the whole server in a new process, from its sources, on a free port. Resolves when it is ready. */
export async function startProcess({ stdout, ...settings }: ProcessSettings): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = temporaryFolder();
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', settings.DIE_AT ? 'src/testing/dying-server.ts' : 'src/testing/run-test-server.ts'],
    {
      cwd: packageFolder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: folder.path, ...unlimited, ...settings },
      stdio: ['ignore', stdout ?? 'ignore', 'pipe'],
    },
  );
  const exitCode = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ended = exitCode.then(folder.remove);
  const printed: string[] = [];
  child.stderr?.on('data', (text: Buffer) => printed.push(text.toString()));
  await waitUntilReady(origin, child, () => printed.join(''));

  const request: ServerProcess['request'] = async (path, init) => {
    const response = await fetch(`${origin}${path}`, init);
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    return { status: response.status, headers: response.headers, text, json: json as never };
  };
  return {
    port,
    exitCode,
    ended,
    request,
    post: (path, body) => request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
