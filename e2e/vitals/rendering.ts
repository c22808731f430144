import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../pages/own-backend.ts';
import { withoutStandIns } from '../pages/without-stand-ins.ts';

/** The cost of a page for the server: milliseconds of processor time, and megabytes of memory before and after all pages. */
export type Rendering = { pages: number; cpu: number; before: number; after: number };

const root = new URL('../..', import.meta.url).pathname;

/** Processor time in milliseconds (a tick of the system is 10) and resident memory in megabytes, as Linux counts them. */
function readUsage({ pid }: ChildProcess): { cpu: number; memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { cpu: 10 * (Number(fields[11]) + Number(fields[12])), memory: Number(kilobytes) / 1000 };
}

/** Requests pages from a separate server, one after the other. Null if the system does not report a process's usage. */
export async function measureRendering(path: string, pages: number): Promise<Rendering | null> {
  if (process.platform !== 'linux') return null;
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'vitals-data-')),
    LOG_LEVEL: 'warn',
    RUNTIME_CONFIG: withoutStandIns,
  };
  const server = spawn(process.execPath, ['apps/demo/dist/main.js'], { cwd: root, env, stdio: 'ignore' });
  const request = async (url: string): Promise<boolean> => {
    const response = await fetch(`http://localhost:${port}${url}`, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return response.ok;
  };
  try {
    while (!(await request('/api/v1/health/ready').catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 250));
    // Warm-up: the first pages are slower, and the heap grows for about three thousand pages, then stays the same.
    for (let page = 0; page < 4000; page++) await request(path);
    const before = readUsage(server);
    for (let page = 0; page < pages; page++) await request(path);
    const after = readUsage(server);
    return { pages, cpu: (after.cpu - before.cpu) / pages, before: before.memory, after: after.memory };
  } finally {
    server.kill();
  }
}
