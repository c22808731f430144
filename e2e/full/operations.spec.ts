import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { onlyFull } from '../pages/full.ts';
import { startBackend } from '../pages/own-backend.ts';
import { payableBooking } from '../pages/payment/payable.ts';

const root = join(import.meta.dirname, '../..');
const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const documented = Array.from(manual.matchAll(/^```sh\n([\s\S]*?)^```/gm), ([, block = '']) => block)
  .join('')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n');

const generate = 'NODE_OPTIONS=--conditions=source pnpm --filter @booking/backend exec drizzle-kit ';
/** How each documented command begins that a test of this file runs. */
const tested = [
  'tar ',
  'node apps/backend/dist/erase.js ',
  'node apps/backend/dist/settle.js ',
  'pg_dump ',
  'createdb ',
  'pg_restore ',
  generate,
];

/** The documented commands that begin with these words, without comments. */
function findCommands(words: string): string[] {
  const found = documented.filter((line) => line.startsWith(words)).map((line) => line.replace(/\s+#.*$/, ''));
  expect(found, words).not.toEqual([]);
  return found;
}

type Run = { cwd?: string; env?: Record<string, string> };
const run = (command: string, { cwd = root, env = {} }: Run = {}): string =>
  execFileSync('bash', ['-c', command], { cwd, env: { ...process.env, ...env }, encoding: 'utf8', stdio: 'pipe' });

// Each starts servers and copies databases, which takes minutes on a busy machine.
test.describe.configure({ timeout: 300_000 });

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'booking-operations-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a task against a backend with these settings. */
async function withBackend<Result>(env: Record<string, string>, task: (api: APIRequestContext) => Promise<Result>): Promise<Result> {
  const { origin, stop } = await startBackend(env);
  try {
    return await task(await request.newContext({ baseURL: origin }));
  } finally {
    await stop();
  }
}

const getStatus = (booking: string) => async (api: APIRequestContext) => (await api.get(`/api/v1/bookings/${booking}`)).status();

// The commands of docs/operations.md, as they stand there. Those of Docker need its service, which no test starts.
test('the embedded database is copied and restored, and a booking in it is erased (BACK-59)', onlyFull(), async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  const booking = await withBackend({ DATA_DIR: from }, (api) => payableBooking(api));
  mkdirSync(to);
  for (const command of findCommands('tar ')) run(command, { cwd: folder, env: { DATA_DIR: from, NEW_DATA_DIR: to } });
  expect(await withBackend({ DATA_DIR: to }, getStatus(booking))).toBe(200);

  const [older = '', one = '', forced = ''] = findCommands('node apps/backend/dist/erase.js').map((command) =>
    command.replace(/[0-9a-f-]{36}/, booking),
  );
  const env = { DATA_DIR: to };
  expect(run(older, { env })).toContain('0 erased');
  expect(() => run(one, { env })).toThrow();
  expect(run(forced, { env })).toContain('1 erased');
  expect(await withBackend(env, getStatus(booking))).toBe(404);
});

test('what was paid outside the tool is settled (BACK-78)', onlyFull(), async () => {
  const env = { DATA_DIR: folder };
  const [booking, payment = ''] = await withBackend(env, async (api) => {
    const demo = await (await api.get('/brand/boatbiketours/en/demo')).text();
    return [await payableBooking(api), /\/payments\/([0-9a-f-]{36})/.exec(demo)?.[1]];
  });
  for (const [command = '', id] of findCommands('node apps/backend/dist/settle.js').map(
    (line, index) => [line, [booking, payment][index]] as const,
  ))
    expect(run(command.replace(/BBT-\d+|[0-9a-f-]{36}/, id ?? ''), { env })).toContain('settled');
  const states = await withBackend(env, async (api) => [
    await (await api.get(`/api/v1/bookings/${booking}`)).json(),
    await (await api.get(`/api/v1/payments/${payment}`)).json(),
  ]);
  expect(states).toMatchObject([{ state: 'Paid', can_pay: false }, { status: 'Completed' }]);
});

test('a PostgreSQL database is dumped and restored (BACK-1)', onlyFull(), async () => {
  test.skip(!existsSync('/usr/lib/postgresql'), 'pg_dump needs a server of its own version: apt-get install postgresql');
  const server = await startPostgres(['installed']);
  try {
    const booking = await withBackend({ DATABASE_URL: server.url }, (api) => payableBooking(api));
    const at = (name: string): string => server.url.replace(/postgres$/, name);
    for (const command of [findCommands('pg_dump'), findCommands('createdb'), findCommands('pg_restore')].flat())
      run(
        command.replace(/postgres:\/\/…\/(\w+)/, (_, name: string) => at(name)),
        { cwd: folder, env: { DATABASE_URL: server.url } },
      );
    expect(await withBackend({ DATABASE_URL: at('booking_restored') }, getStatus(booking))).toBe(200);
  } finally {
    await server.stop();
  }
});

test('the migrations create what the schema says (BACK-1)', onlyFull(), () => {
  const [command = ''] = findCommands(generate);
  expect(run(command.replace('pnpm', 'npx pnpm'))).toContain('No schema changes');
});

test('a running process writes a heap snapshot when it is asked to', onlyFull(), async () => {
  const [, option = '', name = ''] = /`node (--heapsnapshot-signal=(\w+))`/.exec(manual) ?? [];
  const { signal, stop } = await startBackend({ NODE_OPTIONS: `${option} --diagnostic-dir=${folder}` });
  try {
    signal(name as NodeJS.Signals);
    await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toEqual([expect.stringMatching(/\.heapsnapshot$/)]);
  } finally {
    await stop();
  }
});

test('no command is documented that no test runs, except those of Docker', onlyFull(), () => {
  const isTested = (line: string): boolean => [...tested, 'docker '].some((words) => line.startsWith(words));
  expect(documented.filter((line) => line !== '' && !isTested(line))).toEqual([]);
});
