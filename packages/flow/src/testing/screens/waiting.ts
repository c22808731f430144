import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Fakes the page's clock. Timers run when `pass` advances it, and with the time of the test. */
export const holdClock = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });

/** Advances the faked clock by milliseconds. */
export const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

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
