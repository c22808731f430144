// Shared by the root scripts. Node built-ins only, since it runs before dependencies are installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The languages of the product, which are folders. */
export const languages = readdirSync(join(root, 'packages/languages')).filter((name) => /^[a-z]{2}$/.test(name));

/** Runs a command with its output shown; rejects unless it exits with 0. */
export function run(command, args, title, env = {}) {
  if (title) console.log(`\n${title} …`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${title ?? command} failed (${code ?? 'ended by a signal'}).`)),
    );
  });
}

/** The path of turbo's launcher, once it is installed. */
export const turbo = () => createRequire(join(root, 'package.json')).resolve('turbo/bin/turbo');

/** Installs the locked dependencies with the pinned pnpm (through npx), unless the lockfile is unchanged since the last time. */
export async function ensureInstalled() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  await run(npx, ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], 'Installing dependencies', {
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, lock);
}
