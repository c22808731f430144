import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const made = new Set(['.git', '.turbo', '.cache', 'dist', 'storybook-static', 'test-results']);

type RepositoryCopy = {
  folder: string;
  /** Runs a script of Node. */
  run(script: string, ...args: string[]): Promise<unknown>;
  /** Runs a command of an installed package. */
  runInstalled(command: string, ...args: string[]): Promise<unknown>;
};

/** Lends a copy of the sources, with the installed packages of the repository. */
export async function withRepositoryCopy(use: (copy: RepositoryCopy) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-copy-'));
  const options = { cwd: folder, maxBuffer: 10_000_000 };
  try {
    const installed = join(root, 'node_modules');
    await cp(root, folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path !== installed && !made.has(basename(path)),
    });
    await symlink(installed, join(folder, 'node_modules'));
    await use({
      folder,
      run: (...args) => execute(process.execPath, args, options),
      runInstalled: (command, ...args) => execute(join(installed, '.bin', command), args, options),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
