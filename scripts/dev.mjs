// `npm run dev`: both shells with hot reload and the demo, restarted when it or the backend changes. `-- --ssr`: the choosing screens are
// rendered on the server and hydrated. All processes end together.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { devConfig, devServers } from './dev-settings.mjs';
import { ensureInstalled, root, run, turbo } from './workspace.mjs';

const node = process.execPath;
const ssr = process.argv.includes('--ssr');
const servers = devServers(process.env);
const { demo, backend, bookingPort, framePort } = servers;
// Files that the backend serves from builds: the browser scripts of the sandbox and of the host page.
const builtFiles = ['--filter=@booking/payment-sandbox', '--filter=@booking/embed'];
// The configuration of the development servers imports it, with the domain, as Node resolves packages.
const builtPackages = ['--filter=@booking/api'];

await ensureInstalled();
await run(node, [turbo(), 'run', 'build', ...builtFiles, ...builtPackages, '--output-logs=errors-only', '--ui=stream']);

const vite = join(root, 'node_modules/vite/bin/vite.js');
const env = {
  ...process.env,
  BACKEND_URL: backend,
  SANDBOX_URL: demo,
  BOOKING_PORT: bookingPort,
  FRAME_PORT: framePort,
  ...(ssr && { DEV_SSR: '1' }),
};
env.VITE_RUNTIME_CONFIG ??= JSON.stringify(devConfig(servers));
const start = (folder, args) => spawn(node, args, { cwd: join(root, folder), stdio: 'inherit', env });
const children = [
  start('apps/demo', ['--watch', '--watch-preserve-output', '--conditions=source', '--import', 'tsx', 'src/main.ts']),
  start('apps/booking', [vite]),
  start('apps/frame', [vite]),
];
const stop = (code) => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(0));

// The demo and Vite name addresses of their own: those to open come last.
const isUp = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
const addresses = [`${backend}/api/v1/tours`, `${demo}/api/v1/health/live`, `http://localhost:${bookingPort}/tours`];
const areUp = async () => (await Promise.all(addresses.map(isUp))).every(Boolean);
while (process.exitCode === undefined && !(await areUp())) await sleep(500);
if (process.exitCode === undefined)
  console.log(
    `\nWith hot reload: http://localhost:${bookingPort}/tours?all, in a frame http://localhost:${framePort}/frame/tours?all; backend: ${backend}\n`,
  );
