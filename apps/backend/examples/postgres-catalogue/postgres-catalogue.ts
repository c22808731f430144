import type { Catalogue, StockedDeparture } from '@booking/backend';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { type DepartureRow, selectDepartures, selectRange, selectVersion, toDeparture } from './departure-row.ts';

type Version = { id: string; version: string };

/** The statements run prepared, each under its name. */
const createQuery =
  (pool: pg.Pool) =>
  async <Row extends object>(name: string, text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row & pg.QueryResultRow>({ name: `catalogue_${name}`, text, values })).rows;
type Query = ReturnType<typeof createQuery>;

/** Departures that were read before, as long as their version is the same. They are the same objects then, as the response cache needs. */
function createDepartureStore(query: Query) {
  const known = new LRUCache<string, { version: string; departure: StockedDeparture }>({ max: 10_000 });
  const parsed = new LRUCache<string, object>({ max: 500 });
  const parse = <Value extends object>(text: string): Value => {
    const value = parsed.get(text) ?? JSON.parse(text);
    parsed.set(text, value);
    return value;
  };
  return async (versions: readonly Version[]): Promise<StockedDeparture[]> => {
    const found = new Map<string, StockedDeparture>();
    for (const { id, version } of versions) {
      const stored = known.get(id);
      if (stored?.version === version) found.set(id, stored.departure);
    }
    const missing = versions.map(({ id }) => id).filter((id) => !found.has(id));
    const rows = missing.length > 0 ? await query<DepartureRow>('departures', selectDepartures, [missing]) : [];
    for (const row of rows) {
      const departure = toDeparture(row, parse);
      known.set(row.id, { version: row.version, departure });
      found.set(row.id, departure);
    }
    return versions.flatMap(({ id }) => found.get(id) ?? []);
  };
}

type Policy = Catalogue['insurancePolicies'][number];
const selectPolicies = `
  select distinct on (policy ->> 'id') policy from catalogue_tours, jsonb_array_elements(products -> 'insurance_policies') policy`;

/** The lists that stay in memory. */
async function readLists(query: Query) {
  const tours = await query<Catalogue['tours'][number]>('tours', 'select id, name, duration from catalogue_tours order by name, id');
  const texts = await query<{ kind: string; owner: string; text: never }>(
    'texts',
    'select kind, owner, text from catalogue_texts order by kind, owner, position',
  );
  const policies = await query<{ policy: Policy }>('policies', selectPolicies);
  const ofKind = (kind: string, owner = ''): never[] =>
    texts.filter((row) => row.kind === kind && row.owner === owner).map(({ text }) => text);
  const ships = [...new Set(texts.map(({ owner }) => owner))];
  const cabinTranslations = new Map(ships.map((ship) => [ship, ofKind('cabin', ship)]));
  const none: never[] = [];
  return {
    tours,
    tourTranslations: ofKind('tour'),
    voucherTranslations: ofKind('voucher'),
    portTranslations: ofKind('port'),
    shipTranslations: ofKind('ship'),
    productTranslations: ofKind('product'),
    insurancePolicies: policies.map(({ policy }) => policy),
    getCabinTranslations: (shipId: string) => cabinTranslations.get(shipId) ?? none,
  } satisfies Partial<Catalogue>;
}

/** How often the lists are read again, in milliseconds. */
const refreshMs = 60_000;

/**
 * A catalogue in the tables of `schema.sql`. A change of a departure shows within a second in every process: until then, equal questions share an
 * answer, and afterwards only what has changed is read.
 */
export async function createPostgresCatalogue(pool: pg.Pool, exchangeRate: number): Promise<Catalogue> {
  const query = createQuery(pool);
  const read = createDepartureStore(query);
  const shared = { max: 5_000, ttl: 1_000 };
  const one = new LRUCache<string, StockedDeparture[]>({
    ...shared,
    fetchMethod: async (id) => read(await query<Version>('version', selectVersion, [id])),
  });
  const ranges = new LRUCache<string, StockedDeparture[]>({
    ...shared,
    fetchMethod: async (range) => read(await query<Version>('range', selectRange, JSON.parse(range))),
  });
  const catalogue: Catalogue = {
    ...(await readLists(query)),
    getDeparture: async (id) => (await one.fetch(id))?.[0] ?? null,
    getDepartures: async (tour, { from, to }) => (await ranges.fetch(JSON.stringify([tour, from, to]))) ?? [],
    async getCoupon(code, { date }) {
      const text = 'select voucher from catalogue_coupons where code = upper(trim($1)) and $2 between first_date and last_date';
      const [row] = await query<{ voucher: NonNullable<Awaited<ReturnType<Catalogue['getCoupon']>>> }>('coupon', text, [code, date]);
      return row?.voucher ?? null;
    },
    exchangeRate,
    tourPictures: null,
  };
  const refresh = async (): Promise<void> => void Object.assign(catalogue, await readLists(query));
  // A failure is not worth a line: the lists stay, and departures fail visibly.
  setInterval(() => void refresh().catch(() => undefined), refreshMs).unref();
  return catalogue;
}
