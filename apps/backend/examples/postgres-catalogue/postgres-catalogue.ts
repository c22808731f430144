import { type Catalogue, createBatchLoader, type Days, type StockedDeparture } from '@booking/backend';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { type DepartureRow, selectDepartures, selectRanges, selectVersions, toDeparture } from './departure-row.ts';

type Version = { id: string; version: string };
type Range = { tour: string } & Days;

/** The statements run prepared, each under its name. */
const createQuery =
  (pool: pg.Pool) =>
  async <Row extends object>(name: string, text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row & pg.QueryResultRow>({ name: `catalogue_${name}`, text, values })).rows;
type Query = ReturnType<typeof createQuery>;

const groupBy = <Row>(rows: readonly Row[], toKey: (row: Row) => string | number): Map<string | number, Row[]> => {
  const groups = new Map<string | number, Row[]>();
  for (const row of rows) groups.set(toKey(row), [...(groups.get(toKey(row)) ?? []), row]);
  return groups;
};

/** The ids and versions of the departures in some ranges. Equal ranges are read once. */
async function readRanges(query: Query, ranges: readonly Range[]): Promise<Version[][]> {
  const toText = ({ tour, from, to }: Range): string => JSON.stringify([tour, from, to]);
  const distinct = [...new Map(ranges.map((range) => [toText(range), range])).values()];
  const columns = [distinct.map(({ tour }) => tour), distinct.map(({ from }) => from), distinct.map(({ to }) => to)];
  const found = groupBy(await query<Version & { request: number }>('ranges', selectRanges, columns), ({ request }) => request);
  const byRange = new Map(distinct.map((range, index) => [toText(range), found.get(index + 1) ?? []]));
  return ranges.map((range) => byRange.get(toText(range)) ?? []);
}

/** Departures that were read before, as long as their version is the same. They are the same objects then, as the response cache needs. */
function createDepartureCache(query: Query) {
  const known = new LRUCache<string, { version: string; departure: StockedDeparture }>({ max: 10_000 });
  const parsed = new LRUCache<string, object>({ max: 500 });
  const parse = <Value extends object>(text: string): Value => {
    const value = parsed.get(text) ?? JSON.parse(text);
    parsed.set(text, value);
    return value;
  };
  const load = createBatchLoader(async (ids: readonly string[]) => {
    const rows = await query<DepartureRow>('departures', selectDepartures, [[...new Set(ids)]]);
    for (const row of rows) known.set(row.id, { version: row.version, departure: toDeparture(row, parse) });
    const read = new Map(rows.map(({ id }) => [id, known.get(id)?.departure ?? null]));
    return ids.map((id) => read.get(id) ?? null);
  });
  return async (versions: readonly Version[]): Promise<StockedDeparture[]> => {
    const departures = await Promise.all(
      versions.map(({ id, version }) => {
        const found = known.get(id);
        return found?.version === version ? found.departure : load(id);
      }),
    );
    return departures.filter((departure) => departure !== null);
  };
}

/** The lists that stay in memory. */
async function readLists(query: Query) {
  const tours = await query<Catalogue['tours'][number]>('tours', 'select id, name, duration from catalogue_tours order by name, id');
  const texts = await query<{ kind: string; owner: string; text: never }>(
    'texts',
    'select kind, owner, text from catalogue_texts order by kind, owner, position',
  );
  const ofKind = (kind: string): never[] => texts.filter((row) => row.kind === kind).map(({ text }) => text);
  const ofShips = groupBy(
    texts.filter(({ kind }) => kind === 'cabin'),
    ({ owner }) => owner,
  );
  const cabinTranslations = new Map(Array.from(ofShips, ([ship, rows]) => [ship, rows.map(({ text }) => text)]));
  const none: never[] = [];
  return {
    tours,
    tourTranslations: ofKind('tour'),
    shipTranslations: ofKind('ship'),
    productTranslations: ofKind('product'),
    getCabinTranslations: (shipId: string) => cabinTranslations.get(shipId) ?? none,
  } satisfies Partial<Catalogue>;
}

/** How often the lists are read again, in milliseconds. Departures are always read as they are. */
const refreshMs = 60_000;

/**
 * A catalogue in the tables of `schema.sql`. Each request reads the ids and versions of its departures, in one statement for all that wait, so that
 * every process shows a change at once; the departures themselves are read when they have changed or were not read before.
 */
export async function createPostgresCatalogue(pool: pg.Pool, exchangeRate: number): Promise<Catalogue> {
  const query = createQuery(pool);
  const resolve = createDepartureCache(query);
  const loadRange = createBatchLoader((ranges: readonly Range[]) => readRanges(query, ranges));
  const loadVersion = createBatchLoader(async (ids: readonly string[]) => {
    const found = groupBy(await query<Version>('versions', selectVersions, [[...new Set(ids)]]), ({ id }) => id);
    return ids.map((id) => found.get(id) ?? []);
  });
  const catalogue: Catalogue = {
    ...(await readLists(query)),
    getDeparture: async (id) => (await resolve(await loadVersion(id)))[0] ?? null,
    getDepartures: async (tour, days) => resolve(await loadRange({ tour, ...days })),
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
