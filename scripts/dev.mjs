// `npm run dev`: both shells with hot reload and the demo, restarted when it or the backend changes. `-- --ssr`: the choosing screens are
// rendered on the server and hydrated. All processes end together.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled, languages, root, run, turbo } from './workspace.mjs';

const node = process.execPath;
const ssr = process.argv.includes('--ssr');
const backend = process.env.BACKEND_URL ?? 'http://localhost:4310';
// Files that the backend serves from builds: the browser scripts of the sandbox and of the host page.
const builtFiles = ['--filter=@booking/payment-sandbox', '--filter=@booking/embed'];
const brandFolders = readdirSync(join(root, 'packages/domain/src/brand'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** Pages and stand-ins of the demo, in place of a home site, the chat provider and the tag manager. Another backend has none of them. */
const demo = {
  brands: Object.fromEntries(
    brandFolders.map(({ name }) => [
      name,
      { homeSite: Object.fromEntries(languages.map((language) => [language, `/brand/${name}/${language}`])) },
    ]),
  ),
  chat: { orgId: 'demo', deploymentName: 'stand-in', siteUrl: '/brand/chat', scrt2Url: '/brand/chat' },
  tagManagerId: 'GTM-DEMO',
  tagManagerScript: '/brand/data-layer.js',
};
/** The configuration that the backend would write into pages that it serves. */
const config = {
  ...(process.env.BACKEND_URL === undefined && demo),
  tourPictures: '/images/tours/{id}.svg',
  translations: ['tours', 'vouchers', 'ports'],
  paymentSandboxScript: '/sandbox/stripe.js',
  stripePublishableKey: { default: 'pk_test_sandbox', north_america: 'pk_test_sandboxus' },
};

await ensureInstalled();
await run(node, [turbo(), 'run', 'build', ...builtFiles, '--output-logs=errors-only', '--ui=stream']);

const vite = join(root, 'node_modules/vite/bin/vite.js');
const env = { ...process.env, BACKEND_URL: backend, ...(ssr && { DEV_SSR: '1' }) };
env.VITE_RUNTIME_CONFIG ??= JSON.stringify(config);
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
const areUp = async () => (await isUp(`${backend}/api/v1/tours`)) && isUp('http://localhost:4321/tours');
while (process.exitCode === undefined && !(await areUp())) await sleep(500);
if (process.exitCode === undefined)
  console.log(
    `\nWith hot reload: http://localhost:4321/tours?all, in a frame http://localhost:4322/frame/tours?all; backend: ${backend}\n`,
  );
