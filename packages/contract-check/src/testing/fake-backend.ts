import { priceCheck } from '@booking/domain/price-check';
import { BookingRequestSchema, isIsoDate } from '@booking/domain/schema';
import * as v from 'valibot';
import { type GoodBackend, good } from './good-backend.ts';

/** Values to put at dot paths of a JSON value; undefined removes the key. */
export type Put = Readonly<Record<string, unknown>>;
/** One thing that is wrong: in the data, in a response, or in place of one. */
export type Change = {
  data?: Put;
  /** Which requests: `GET /tours/t1`, for a POST followed by its body. Default: none. */
  at?: RegExp;
  put?: Put;
  instead?: { status?: number; type?: string; body?: string; headers?: Record<string, string> } | 'silence';
  /** Only the first of those requests. */
  once?: boolean;
};

type Result = { status: number; json: unknown };
const ok = (json: unknown): Result => ({ status: 200, json });
const problem = (status: number, more: object = {}): Result => ({ status, json: { type: 'about:blank', title: 'Error', status, ...more } });
const found = (json: unknown): Result => (json === undefined ? problem(404) : ok(json));

/** Puts values into a copy. */
function withPut<T>(value: T, put: Put): T {
  const root = { value: structuredClone(value) as unknown };
  for (const [path, replacement] of Object.entries(put)) {
    const keys = ['value', ...path.split('.')];
    const last = keys.pop() as string;
    const holder = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root) as Record<string, unknown>;
    if (replacement === undefined) delete holder[last];
    else holder[last] = replacement;
  }
  return root.value as T;
}

function respondToTours(data: GoodBackend, ids: string, rest: string | undefined, query: URLSearchParams): Result {
  const tours = ids.split(':').map((id) => data.tours.find((tour) => tour.id === id));
  if (tours.some((tour) => !tour)) return problem(404);
  const departures = data.departures.filter(({ of }) => ids.split(':').includes(of)).map(({ wire }) => wire);
  const dates = departures.map(({ date }) => date).toSorted();
  const [start, end] = [query.get('start') ?? '', query.get('end') ?? ''];
  switch (rest) {
    case undefined:
      return ok({ id: ids, tours, first_departure: dates[0], last_departure: dates.at(-1), first_available: dates[0] });
    case 'departures':
      if (!isIsoDate(start) || !isIsoDate(end)) return problem(400);
      return ok(departures.filter(({ date }) => date >= start && date < end));
    case 'prices':
      return ok(
        [...new Set(dates.map((date) => date.slice(0, 7)))].flatMap((month) => {
          const known = departures.filter(({ date }) => date.startsWith(month)).flatMap(({ availability }) => availability ?? []);
          if (known.length === 0) return [];
          return {
            year: Number(month.slice(0, 4)),
            month: Number(month.slice(5)),
            minimum_price: Math.min(...known.map(({ minimum_price }) => minimum_price)),
            maximum_price: Math.max(...known.map(({ maximum_price }) => maximum_price)),
          };
        }),
      );
    default:
      return problem(404);
  }
}

function respondToDepartures(data: GoodBackend, id: string, rest: string | undefined, code: string | null): Result {
  const departure = data.departures.find(({ wire }) => wire.id === id)?.wire;
  if (!departure) return problem(404);
  if (rest === undefined) return ok(departure);
  if (rest === 'cabins') return ok(data.cabins);
  if (rest === 'products') return ok(data.products);
  return found(data.coupons.find((coupon) => coupon.code === code));
}

function respondToPost(path: string, body: string): Result {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return problem(400);
  }
  if (path === '/dry-run') return ok(priceCheck(json));
  if (path !== '/bookings') return problem(404);
  const parsed = v.safeParse(BookingRequestSchema, json);
  return problem(422, { errors: [{ path: parsed.success ? 'departureId' : '', message: 'wrong' }] });
}

function respond(data: GoodBackend, method: string, url: URL, body: string): Result {
  const path = decodeURIComponent(url.pathname.replace(/^\/api\/v1/, ''));
  if (method === 'POST') return respondToPost(path, body);
  const [, resource, id = '', rest] = path.split('/');
  if (path === '/tours') return ok({ data: data.tours });
  if (path === '/translations/tours') return ok([{ id: 't1', language: 'de', name: 'Reise' }]);
  if (path === '/translations/vouchers') return ok(data.voucherTexts);
  if (path === '/translations/ports') return ok(data.portTexts);
  if (path === '/translations/ships') return ok(data.ships);
  if (path === '/translations/products') return ok(data.productTexts);
  if (resource === 'translations') return ok(data.cabinTexts);
  if (resource === 'tours') return respondToTours(data, id, rest, url.searchParams);
  if (resource === 'departures') return respondToDepartures(data, id, rest, url.searchParams.get('code'));
  return found([data.booking, data.payment].find((entry) => entry.id === id));
}

const silence = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** A backend that conforms to the contract except for one change, as a `fetch` function. */
export function fakeBackend({ data, at, put, instead, once = false }: Change = {}): typeof fetch {
  const offered = data ? withPut(good, data) : good;
  let isOver = false;
  return async (input, init) => {
    const url = new URL(String(input));
    const [method, body] = [init?.method ?? 'GET', String(init?.body ?? '')];
    const request = `${method} ${url.pathname.replace(/^\/api\/v1/, '')}${url.search}${body && ` ${body}`}`;
    const isChanged = !isOver && (at?.test(request) ?? false);
    if (isChanged && once) isOver = true;
    if (isChanged && instead === 'silence') return silence(init?.signal);
    const { status, json } = respond(offered, method, url, body);
    const text = JSON.stringify(isChanged && put ? withPut(json, put) : json);
    const other = isChanged && instead && instead !== 'silence' ? instead : {};
    return new Response(other.body ?? text, {
      status: other.status ?? status,
      headers: { 'content-type': other.type ?? (status === 200 ? 'application/json' : 'application/problem+json'), ...other.headers },
    });
  };
}
