import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a command of `src/commands` as a process of its own, with these settings as its environment. */
export const runInProcess = (command: string, args: readonly string[], settings: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['--conditions=source', '--import', 'tsx', `src/commands/${command}.ts`, ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    encoding: 'utf8',
  });
