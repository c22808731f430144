import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutStandIns } from './without-stand-ins.ts';

/** A port on which nothing listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 40_000; Date.now() < end && child.exitCode === null; ) {
    const response = await fetch(`${origin}/api/v1/health/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the backend has not started');
}

const repository = join(import.meta.dirname, '../..');

/** The demo of a built repository in its own process, without stand-ins unless `env` has its own `RUNTIME_CONFIG`; `log` is its output. */
export async function startBackend(
  env: Record<string, string>,
  root = repository,
): Promise<{ origin: string; log(): string; signal(name: NodeJS.Signals): void; stop(): Promise<void> }> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'booking-e2e-'));
  const child = spawn(process.execPath, [join(root, 'apps/demo/dist/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, RUNTIME_CONFIG: withoutStandIns, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      log += String(text);
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  try {
    await untilReady(origin, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, log: () => log, signal: (name) => void child.kill(name), stop };
}
