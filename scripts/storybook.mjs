// `npm run storybook`: shows Storybook while you work, on port 6006; `-- --port 4000` on another one. `npm run build-storybook` writes the static site.
import { join } from 'node:path';
import { ensureInstalled, root, run, turbo } from './workspace.mjs';

const pnpm = join(root, 'node_modules/pnpm/bin/pnpm.cjs');
const [mode, ...options] = process.argv.slice(2);

try {
  await ensureInstalled();
  if (mode === 'build') await run(process.execPath, [turbo(), 'run', 'build-storybook', '--filter=@booking/ui', ...options]);
  else await run(process.execPath, [pnpm, '--filter', '@booking/ui', 'storybook', ...options], 'Storybook');
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
