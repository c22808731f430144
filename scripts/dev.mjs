// `pnpm dev`: both shells with hot reload, against the reference backend. Ends all of them together.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, run, turbo } from './workspace.mjs';

await ensureInstalled();
await run(process.execPath, [turbo(), 'run', 'build', '--output-logs=errors-only', '--ui=stream'], 'Building');

const vite = join(root, 'node_modules/vite/bin/vite.js');
const children = [
  spawn(process.execPath, [join(root, 'apps/backend/dist/main.js')], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, [vite], { cwd: join(root, 'apps/booking'), stdio: 'inherit' }),
  spawn(process.execPath, [vite], { cwd: join(root, 'apps/frame'), stdio: 'inherit' }),
];
const stop = (code) => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(0));
