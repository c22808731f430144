import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('npm start refuses what it would ignore, and says how another port is set', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.mjs'), '--port', '4702'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('npm start takes no arguments, but got --port 4702. Another port: PORT=4320 npm start');
});
