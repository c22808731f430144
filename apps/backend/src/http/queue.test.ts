import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from './problem.ts';
import { createQueue } from './queue.ts';

afterEach(() => void vi.useRealTimers());

/** A job that finishes on request. */
function job() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const state = { started: false };
  const run = async (): Promise<string> => {
    state.started = true;
    await ended;
    return 'done';
  };
  return { state, run, end };
}
const rejection = { status: 503, retryAfter: 1 };
/** Waits until the jobs that may start have started. */
async function jobsStarted(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

test('some jobs run, some wait in order, and the rest are rejected at once (BACK-40)', async () => {
  const queue = createQueue({ running: 1, waiting: 2, waitMs: 60_000 });
  const jobs = [job(), job(), job(), job()] as const;
  const results = jobs.map(({ run }) => queue.run(run));
  await expect(results[3]).rejects.toBeInstanceOf(Problem);
  await expect(results[3]).rejects.toMatchObject(rejection);
  await jobsStarted();
  expect(jobs.map(({ state }) => state.started)).toEqual([true, false, false, false]);
  jobs[0].end();
  await results[0];
  await jobsStarted();
  expect(jobs.map(({ state }) => state.started)).toEqual([true, true, false, false]);
  jobs[1].end();
  jobs[2].end();
  expect(await Promise.all(results.slice(0, 3))).toEqual(['done', 'done', 'done']);
});

test('a job that has waited too long is rejected, and the next one gets its place', async () => {
  const queue = createQueue({ running: 1, waiting: 1, waitMs: 20 });
  const [first, second, third] = [job(), job(), job()];
  const running = queue.run(first.run);
  await expect(queue.run(second.run)).rejects.toMatchObject(rejection);
  const waiting = queue.run(third.run);
  first.end();
  third.end();
  expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
  expect(second.state.started).toBe(false);
});

test('a job that fails frees its place', async () => {
  const queue = createQueue({ running: 1, waiting: 1, waitMs: 60_000 });
  await expect(queue.run(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  expect(await queue.run(async () => 'done')).toBe('done');
});

test('waiting jobs are rejected in time, even if running jobs finish within one turn', async () => {
  const queue = createQueue({ running: 1, waiting: 100, waitMs: 20 });
  const busy = async (): Promise<string> => {
    for (const end = performance.now() + 5; performance.now() < end; );
    return 'done';
  };
  const results = await Promise.all(Array.from({ length: 50 }, () => queue.run(busy).catch((error: Problem) => error.status)));
  expect(results[0]).toBe('done');
  expect(results.at(-1)).toBe(503);
});

test('jobs that arrive in one turn are counted before the first one runs', async () => {
  const queue = createQueue({ running: 1, waiting: 2, waitMs: 60_000 });
  const results: Promise<number>[] = [];
  for (let arrived = 0; arrived < 5; arrived += 1) {
    results.push(queue.run(async () => 200).catch((error: Problem) => error.status));
    // Long enough for a job that leaves no turn to others.
    for (let step = 0; step < 10; step += 1) await null;
  }
  expect(await Promise.all(results)).toEqual([200, 200, 200, 503, 503]);
});

test('jobs start at a pace, also if each finishes at once', async () => {
  vi.useFakeTimers();
  const queue = createQueue({ running: 10, waiting: 10, waitMs: 60_000, pace: { starts: 2, intervalMs: 20 } });
  const started = vi.fn(async () => undefined);
  const jobs = Array.from({ length: 5 }, () => queue.run(started));
  for (const count of [2, 4, 5]) {
    await jobsStarted();
    expect(started).toHaveBeenCalledTimes(count);
    vi.advanceTimersByTime(20);
  }
  await Promise.all(jobs);
});
