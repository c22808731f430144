import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileNotLoaded, lazyFile, loadFile } from './load-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loader that fails the given number of times. */
const failing = (times: number) => {
  let calls = 0;
  const load = vi.fn(async () => {
    if (calls++ < times) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    return { Step: () => null };
  });
  return load;
};

test('a file that fails to load is requested again automatically', async () => {
  const load = failing(2);
  const file = loadFile(load);
  await vi.runAllTimersAsync();
  expect(await file).toHaveProperty('Step');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a file that never loads fails with an error of its own, which the router does not treat as a chunk error', async () => {
  const file = expect(loadFile(failing(9))).rejects.toThrow(FileNotLoaded);
  await vi.runAllTimersAsync();
  await file;
});

test('loading the file of a step can be retried', async () => {
  const load = failing(3);
  const Step = lazyFile(load, 'Step');
  for (const expected of [FileNotLoaded, null]) {
    void Step.preload?.();
    await vi.runAllTimersAsync();
    if (expected) expect(() => Step({})).toThrow(expected);
    else expect(Step({})).not.toBeNull();
  }
  expect(load).toHaveBeenCalledTimes(4);
});
