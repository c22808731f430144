import { expect, test } from 'vitest';
import type { ApiClient } from '../client.ts';
import { createQueries } from './queries.ts';
import { createQueryClient } from './query-client.ts';

const shownTexts = (queries: ReturnType<typeof createQueries>) => [
  queries.tours.translations(),
  queries.tours.ports(),
  queries.translations.ships(),
  queries.translations.products(),
  queries.translations.cabins('s'),
  queries.translations.vouchers(),
];

test.each([
  ['nl', ['en', 'nl']],
  ['en', ['en']],
] as const)(
  'of translations a page in %s keeps those that it can show: its own, and the English ones (BRAND-37)',
  async (language, kept) => {
    const call = async () => (['en', 'nl', 'de'] as const).map((code) => ({ id: 'a', language: code }));
    const cache = createQueryClient();
    for (const options of shownTexts(createQueries({ call } as unknown as ApiClient, cache, language)))
      expect((await cache.query(options as never)) as object[], String(options.queryKey)).toEqual(
        kept.map((code) => ({ id: 'a', language: code })),
      );
  },
);
