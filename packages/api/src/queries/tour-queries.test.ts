import type { Tour } from '@booking/domain/schema';
import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../client.ts';
import { departureQueries } from './departure-queries.ts';
import { createQueryClient } from './query-client.ts';
import { detailFromList, tourQueries } from './tour-queries.ts';
import { translationQueries } from './translation-queries.ts';
import { voucherQueries } from './voucher-queries.ts';

const tours: Tour[] = [
  { id: 'a', name: 'A', duration: 8 },
  { id: 'b', name: 'B', duration: 7 },
];

test('tour detail may be pre-filled from the cached list with dates null (CALL-14)', () => {
  expect(detailFromList(tours, 'b:a')).toEqual({
    id: 'b:a',
    tours: [tours[1], tours[0]],
    first_departure: null,
    last_departure: null,
    first_available: null,
  });
  expect(detailFromList(tours, 'a:x')).toBeUndefined();
  expect(detailFromList(undefined, 'a')).toBeUndefined();
});

test('an empty id returns an empty result without a call (CALL-15, CALL-20, CALL-27)', async () => {
  const call = vi.fn();
  const cache = createQueryClient();
  const client = { call } as unknown as ApiClient;
  expect(await cache.query(tourQueries(client, cache, 'en').departures('', '2027-05' as never))).toEqual([]);
  expect(await cache.query(departureQueries(client).products(''))).toMatchObject({ bikes: [], sgr: null });
  expect(await cache.query(voucherQueries(client).detail('d', ''))).toBeNull();
  expect(await cache.query(translationQueries(client, 'en').cabins(''))).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});

test('the translated names of tours are requested once, for a day, also after a failure (CALL-10, CALL-42)', () => {
  const { translations } = tourQueries({} as ApiClient, createQueryClient(), 'en');
  expect(translations()).toMatchObject({ retry: false, staleTime: 86_400_000 });
});
