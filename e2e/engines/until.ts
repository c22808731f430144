import { vi } from 'vitest';

/** Repeats what rejects while something is not yet in the expected state, for 20 seconds. */
export const until = <Result>(attempt: () => Promise<Result>): Promise<Result> => vi.waitFor(attempt, { timeout: 20_000, interval: 50 });
