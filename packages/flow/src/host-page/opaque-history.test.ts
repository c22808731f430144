import { expect, test, vi } from 'vitest';
import { tolerateRejectedPaths } from './opaque-history.ts';

test('if another path is rejected, the entry keeps the current address', () => {
  const change = vi.fn((_state: unknown, _unused: string, url?: string | URL | null) => {
    if (String(url ?? '').startsWith('/frame/departures')) throw new DOMException('refused', 'SecurityError');
  });
  const history = { pushState: change, replaceState: change };
  tolerateRejectedPaths(history);
  history.pushState({ at: 1 }, '', '/frame/tours/a?party=3');
  history.pushState({ at: 2 }, '', '/frame/departures/d/cabins');
  expect(change.mock.calls).toEqual([
    [{ at: 1 }, '', '/frame/tours/a?party=3'],
    [{ at: 2 }, '', '/frame/departures/d/cabins'],
    [{ at: 2 }, ''],
  ]);
});
