import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileNotLoaded, lazyFile, loadFile } from './load-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loader that fails so many times. */
const failing = (times: number) => {
  let tries = 0;
  const load = vi.fn(async () => {
    if (tries++ < times) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    return { Step: () => null };
  });
  return load;
};

test('a file that does not come is asked for again by itself', async () => {
  const load = failing(2);
  const file = loadFile(load);
  await vi.runAllTimersAsync();
  expect(await file).toHaveProperty('Step');
  expect(load).toHaveBeenCalledTimes(3);
});

test('what never comes ends with an error of its own, in which the router recognises nothing', async () => {
  const file = expect(loadFile(failing(9))).rejects.toThrow(FileNotLoaded);
  await vi.runAllTimersAsync();
  await file;
});

test('a step whose file did not come can be tried again', async () => {
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
