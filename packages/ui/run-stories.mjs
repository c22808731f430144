// `pnpm stories`: every story, or after a green run only those that a change since its commit affects, by their imports.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const cache = 'node_modules/.cache/stories';
const record = `${cache}/green-commit`;

/** The output of git, or null if it fails. */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** The commit of the last green run, if the work tree descends from it. */
function getGreenCommit() {
  if (process.env.FULL === '1' || !existsSync(record)) return null;
  const commit = readFileSync(record, 'utf8');
  return git('merge-base', '--is-ancestor', commit, 'HEAD') === null ? null : commit;
}

const green = getGreenCommit();
const { status } = spawnSync('vitest', ['run', '--config', 'vitest.stories.config.ts', ...(green ? ['--changed', green] : [])], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// With uncommitted changes, no commit names what was tested.
if (status === 0 && git('status', '--porcelain') === '') {
  mkdirSync(cache, { recursive: true });
  writeFileSync(record, git('rev-parse', 'HEAD'));
}
process.exit(status ?? 1);
