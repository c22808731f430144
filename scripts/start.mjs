// `npm start`: installs what is locked, builds what is out of date, runs the demo. Node built-ins only.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, run, turbo } from './workspace.mjs';

const fail = (error) => {
  console.error(error.message);
  process.exit(1);
};

const given = process.argv.slice(2);
if (given.length > 0) fail(new Error(`npm start takes no arguments, but got ${given.join(' ')}. Another port: PORT=4320 npm start`));

try {
  await ensureInstalled();
  await run(process.execPath, [turbo(), 'run', 'build', '--output-logs=errors-only', '--ui=stream'], 'Building');
} catch (error) {
  fail(error);
}

const server = spawn(process.execPath, [join(root, 'apps/demo/dist/main.js')], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
// npm signals its shell only, which does not forward it: a changed parent process means that we have to stop.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 250).unref();
server.on('error', fail);
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)));
