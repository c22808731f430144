import fs, { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { openOutput } from './output.ts';

afterEach(() => void vi.restoreAllMocks());

/** A logger that writes to a file, whose writes fail while `isFull`. */
function openLog(code: string) {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'log');
  const state = { isFull: false };
  const write = fs.write;
  const failing = (...args: Parameters<typeof fs.write>) => {
    const callback = args.at(-1) as (error: Error) => void;
    if (state.isFull) setImmediate(callback, Object.assign(new Error(code), { code }));
    else Reflect.apply(write, fs, args);
  };
  vi.spyOn(fs, 'write').mockImplementation(failing as never);
  const logger = createLogger('production', 'info', openOutput(openSync(path, 'a'), { buffered: true }));
  const readLines = () =>
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg as string);
  return { state, logger, readLines };
}

test.each(['ENOSPC', 'EPIPE'])('while the log cannot be written (%s), lines are kept, then dropped and counted (BACK-58)', async (code) => {
  const { state, logger, readLines } = openLog(code);
  logger.log('before', 'info');
  await logger.flush();
  state.isFull = true;
  const count = 20_000;
  for (let line = 0; line < count; line += 1) logger.log(`line ${line}`, 'info');
  // Resolves, although nothing can be written.
  await logger.flush();
  expect(readLines()).toEqual(['before']);

  state.isFull = false;
  await logger.flush();
  logger.log('after', 'info');
  await logger.flush();
  const lines = readLines();
  const written = lines.filter((line) => line.startsWith('line '));
  expect(written).toEqual(Array.from({ length: written.length }, (_, line) => `line ${line}`));
  expect(written.length).toBeGreaterThan(1_000);
  expect(written.length).toBeLessThan(count);
  expect(lines.slice(-2)).toEqual([`${count - written.length} lines of the log were dropped, since they could not be written`, 'after']);
});

test('in stage development, a line is readable and written at once', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'log');
  createLogger('development', 'info', openOutput(openSync(path, 'a'), { buffered: false })).log('a warning', 'warn');
  expect(readFileSync(path, 'utf8')).toMatch(/WARN.*a warning\n$/);
});
