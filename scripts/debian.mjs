// Debian's packages, for the programs that tests need and npm does not have.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command without its output. Whether it ended well, within five minutes. */
export const attempt = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000, env: { ...process.env, ...env } }).status === 0;

/** Installs one of Debian's packages, where root runs this on Debian. Whether it is installed now. */
export function installPackage(name) {
  const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  return isDebianRoot && attempt('apt-get', ['update', '-qq'], quiet) && attempt('apt-get', ['install', '-y', '-qq', name], quiet);
}

/** Installs PgBouncer for the database's tests of a pooler, if it is missing. Where it cannot be installed, they are left out. */
export function ensurePooler() {
  if (!existsSync('/usr/sbin/pgbouncer')) installPackage('pgbouncer');
}
