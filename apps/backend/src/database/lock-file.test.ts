import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDirectory } from './lock-file.ts';

const directory = () => mkdtempSync(join(tmpdir(), 'lock-'));

test('a released lock leaves nothing behind', () => {
  const path = directory();
  lockDirectory(path)();
  expect(readdirSync(path)).toEqual([]);
});

test('the lock of a process that has ended is replaced', () => {
  const path = directory();
  writeFileSync(join(path, 'lock'), '999999999 1');
  expect(() => lockDirectory(path)()).not.toThrow();
});

test('a reused process id does not own the lock of the former process', () => {
  const path = directory();
  writeFileSync(join(path, 'lock'), '1 an-earlier-start');
  expect(() => lockDirectory(path)()).not.toThrow();
});

test('a lock of a running process is kept, with a clear message', () => {
  const path = directory();
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)']);
  const stat = `/proc/${other.pid}/stat`;
  const start = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[19] : '';
  writeFileSync(join(path, 'lock'), `${other.pid} ${start}`);
  try {
    expect(() => lockDirectory(path)).toThrow(`in use by process ${other.pid}`);
  } finally {
    other.kill();
  }
});
