// `pnpm --filter @booking/backend stress kill bookings=500 kills=5` runs a suite of src/stress with the given counts, on the stores that it
// supports.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, '../src/stress');
const suites = readdirSync(folder).map((name) => name.replace(/\.(db|postgres)\.test\.ts$/, ''));
const [suite, ...counts] = process.argv.slice(2).filter((text) => text !== '--');

if (!suites.includes(suite ?? '') || counts.some((text) => !/^\w+=\d+$/.test(text))) {
  console.error(
    `Usage: stress <${suites.join(' | ')}> [name=count …]\nThe counts of a suite and their defaults in npm test are at its top.`,
  );
  process.exit(1);
}
const vitest = join(createRequire(join(root, 'package.json')).resolve('vitest/package.json'), '../vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', 'vitest.db.config.ts', `src/stress/${suite}.`], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, STRESS: counts.join(' ') },
});
process.exit(status ?? 1);
