// `npm test`: every check, from a fresh clone on. `npm test -- unit stories` runs only those named.
import { ensureBrowser } from './browser.mjs';
import { bin, ensureInstalled, root, run, turbo } from './workspace.mjs';

const node = process.execPath;
const started = Date.now();
let chromium = '';

const checks = {
  lint: () => run(node, [bin('@biomejs/biome', 'bin/biome'), 'check', '.'], 'Lint and format'),
  imports: () =>
    run(
      node,
      [bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
      'Import rules',
    ),
  knip: () => run(node, [bin('knip', 'bin/knip.js'), '--no-progress'], 'Unused files, exports and dependencies'),
  types: async () => {
    await run(node, [turbo(), 'run', 'typecheck', '--output-logs=errors-only', '--ui=stream'], 'Types');
    await run(node, [bin('typescript', 'bin/tsc'), '-p', 'e2e'], 'Types of the end-to-end tests');
  },
  unit: () =>
    run(
      node,
      [bin('vitest', 'vitest.mjs'), 'run', '--project', 'unit', '--project', 'postgres'],
      'Unit tests, the backend’s on both stores',
    ),
  build: () => run(node, [turbo(), 'run', 'build', '--output-logs=errors-only', '--ui=stream'], 'Build'),
  package: async () => {
    const published = ['--filter=@booking/domain', '--filter=@booking/api'];
    await run(node, [turbo(), 'run', 'build', ...published, '--output-logs=errors-only', '--ui=stream']);
    await run(node, [bin('pnpm', 'bin/pnpm.cjs'), ...published, 'lint:package'], 'The packages that are published');
  },
  size: () => run(node, ['scripts/check-size.mjs'], 'Bundle sizes'),
  stories: () => run(node, [bin('vitest', 'vitest.mjs'), 'run', '--project', 'stories'], 'Stories', { CHROMIUM_PATH: chromium }),
  e2e: () => run(node, [bin('@playwright/test', 'cli.js'), 'test'], 'End to end', { CHROMIUM_PATH: chromium }),
};

try {
  await ensureInstalled();
  const named = process.argv.slice(2);
  const wanted = Object.entries(checks).filter(([name]) => named.length === 0 || named.includes(name));
  if (wanted.some(([name]) => name === 'stories' || name === 'e2e')) chromium = await ensureBrowser(root);
  for (const [, check] of wanted) await check();
  console.log(`\nAll checks passed in ${Math.round((Date.now() - started) / 1000)} s.`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
