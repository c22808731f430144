import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../client.ts';
import { createQueryClient } from './query-client.ts';
import { voucherQueries } from './voucher-queries.ts';

test('a voucher is cached 10 minutes, per departure and code; skipped when id or code is empty (CALL-11)', async () => {
  const call = vi.fn(async () => ({ code: 'SUN' }));
  const { detail } = voucherQueries({ call } as unknown as ApiClient);
  const cache = createQueryClient();
  expect(await cache.query(detail('', 'SUN'))).toBeNull();
  expect(await cache.query(detail('d', ''))).toBeNull();
  expect(call).not.toHaveBeenCalled();
  for (const [id, code] of [
    ['d', 'SUN'],
    ['d', 'SUN'],
    ['d', 'SEA'],
    ['e', 'SUN'],
  ] as const) {
    await cache.query(detail(id, code));
  }
  expect(call).toHaveBeenCalledTimes(3);
  expect(detail('d', 'SUN')).toMatchObject({ staleTime: 600_000, gcTime: 600_000 });
});
