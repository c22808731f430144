import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Fakes the page's clock. Timers run when `pass` advances it, and with the time of the test. */
export const holdClock = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Advances the faked clock by milliseconds, and waits for what that renders: only then can a test see that something is not there. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await frame();
  await frame();
}

/** Expects something to appear after the retries of a failing call; fast-forwards the faked clock through the delays between them. */
export const expectAfterRetries = (found: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await pass(5000);
        return found.query()?.checkVisibility() ?? false;
      },
      { timeout: 15_000 },
    )
    .toBe(true);
