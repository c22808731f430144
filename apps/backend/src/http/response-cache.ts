import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IsoDate } from '@booking/domain/schema';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { StockedDeparture } from '../catalogue/catalogue.ts';
import type { ReadInventory, TakenByDeparture } from '../inventory/inventory.ts';

/** A cacheable response: the departures whose inventory it depends on, other objects of the catalogue, and its body for that inventory. */
export type Read = { departures: readonly StockedDeparture[]; others: readonly object[]; body(taken: TakenByDeparture): unknown };

/** A response with its tag, and the objects and data that it was created from. */
type CachedResponse = { sources: readonly object[]; version: string; json: string; etag: string };

/** Total size of the cache in characters. */
const maxSize = 16_000_000;
const maxSizeOfOne = 1_000_000;

/** The catalogue is public, and a frame in a sandbox of the host page has no origin. */
const publicHeaders = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff', Vary: 'Accept-Encoding' };

/** Compresses a cacheable response for clients that accept it. A client that has the response gets 304. */
export const revalidation: readonly [MiddlewareHandler, MiddlewareHandler] = [
  compress(),
  etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(publicHeaders)] }),
];

const isEqual = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length && one.every((source, index) => source === other[index]);

const toEtag = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

/** Path and query, which are the same for every host name and for pages rendered in this process. */
const toCacheKey = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

/**
 * A cache of responses. A response depends on objects of the catalogue, which never change, on the day, and on the inventory. The inventory is read
 * for every request, in one statement for all that arrive together. So a response is never older than its request, whichever process made a
 * booking.
 */
export function createResponseCache({ readInventory, today }: { readInventory: ReadInventory; today(): IsoDate }) {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize,
    maxEntrySize: maxSizeOfOne,
    sizeCalculation: ({ version, json }, key) => key.length + version.length + json.length,
  });

  // All that wait for one statement continue together. A body of many departures takes long enough to be the only one of its turn.
  const oneAtATime = pLimit(1);

  return async (c: Context, cacheControl: string, { departures, others, body }: Read): Promise<Response> => {
    const day = today();
    const ids = departures.map(({ facts }) => facts.id);
    const taken = await readInventory(ids);
    const version = JSON.stringify([day, ids.map(taken)]);
    const sources = [...departures, ...others];
    const key = toCacheKey(c.req.url);
    const find = (): CachedResponse | null => {
      const cached = cache.get(key);
      return cached && cached.version === version && isEqual(cached.sources, sources) ? cached : null;
    };
    const make = (): CachedResponse => {
      const json = JSON.stringify(body(taken));
      const made = { sources, version, json, etag: toEtag(json) };
      cache.set(key, made);
      return made;
    };
    const makeInTurn = async (): Promise<CachedResponse> => {
      await nextTurn();
      return find() ?? make();
    };
    const { json, etag } = find() ?? (await oneAtATime(makeInTurn));
    return c.body(json, 200, { 'Content-Type': 'application/json', 'Cache-Control': cacheControl, ETag: etag, ...publicHeaders });
  };
}
