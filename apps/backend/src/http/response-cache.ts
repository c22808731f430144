import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { IsoDate } from '@booking/domain/schema';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { StockedDeparture } from '../catalogue/catalogue.ts';
import { type InventoryJson, parseTaken, type TakenByDeparture } from '../inventory/inventory.ts';
import { requestHeader, setHeaders } from './headers.ts';

/** A cacheable response: the departures whose inventory it depends on, and its body for that inventory. */
export type Read = { departures: readonly StockedDeparture[]; body(taken: TakenByDeparture): unknown };

/** A cached response with the data that it was created from. `zipped` is set once a client has requested it compressed. */
type CachedResponse = {
  source: Source;
  texts: InventoryJson;
  bytes: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>> & { ETag: string };
  zipped: Promise<Uint8Array<ArrayBuffer>> | null;
};
type Source = { ids: readonly string[]; body: Read['body'] };

export type ResponseCacheDeps = { readInventory(departureIds: readonly string[]): Promise<InventoryJson>; today(): IsoDate };

/** Total size of the cache. */
const maxBytes = 16_000_000;
const maxBytesOfOne = 1_000_000;
/** Below this size, compression costs more than it saves. */
const minBytesToZip = 1_000;

const zip = promisify(gzip);

const json = { 'Content-Type': 'application/json' };

const createEtag = (bytes: Uint8Array): string => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** Compresses a response once, for all clients that request it compressed. */
function getZipped(response: CachedResponse): Promise<Uint8Array<ArrayBuffer>> {
  response.zipped ??= zip(response.bytes).then((zipped) => new Uint8Array(zipped));
  return response.zipped;
}

/** Path and query, which are the same for every host name and for pages rendered in this process. */
const toCacheKey = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

const asWeak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

const isEqual = (one: InventoryJson, other: InventoryJson): boolean => one.every((text, index) => text === other[index]);

/** Whether the client has this response: `If-None-Match` is a list of weak or strong tags, or an asterisk. */
const isNotModified = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => asWeak(tag.trim()) === etag));

/**
 * A cache of serialised responses. Each entry is stored with the data that it was created from: the day, and the inventory of its departures. The
 * inventory is read for every request, in one statement with that of all concurrent requests. So a response is never older than its request,
 * whichever process made a booking.
 */
export function createResponseCache({ readInventory, today }: ResponseCacheDeps) {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: maxBytesOfOne,
    sizeCalculation: ({ bytes, source }, key) => key.length + bytes.length + 100 * source.ids.length + 500,
  });
  let day = today();

  function create(source: Source, texts: InventoryJson, cacheControl: string): CachedResponse {
    const byId = new Map(source.ids.map((id, index) => [id, texts[index]]));
    // Encoded once, not for every request. Unlike a `Buffer` of a short text, the array owns its memory.
    const bytes = new TextEncoder().encode(JSON.stringify(source.body((id) => parseTaken(byId.get(id)))));
    const headers = {
      'Cache-Control': cacheControl,
      ETag: createEtag(bytes),
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      // The catalogue is public, and a frame in a sandbox of the host page has no origin.
      'Access-Control-Allow-Origin': '*',
    };
    return { source, texts, bytes, headers, zipped: null };
  }

  async function send(c: Context, response: CachedResponse): Promise<Response> {
    const { bytes, headers } = response;
    const notModified = isNotModified(requestHeader(c, 'if-none-match'), headers.ETag);
    const asZip = !notModified && bytes.length >= minBytesToZip && /\bgzip\b/.test(requestHeader(c, 'accept-encoding') ?? '');
    const body = asZip ? await getZipped(response) : bytes;
    setHeaders(c, asZip ? { ...headers, 'Content-Encoding': 'gzip' } : headers);
    return notModified ? c.body(null, 304) : c.body(body, 200, json);
  }

  const toSource = ({ departures, body }: Read): Source => ({ ids: departures.map(({ id }) => id), body });

  /** Responds to a request. `read` is called only if nothing is cached under its address. */
  return async (c: Context, cacheControl: string, read: () => Read): Promise<Response> => {
    const now = today();
    if (now !== day) {
      cache.clear();
      day = now;
    }
    const address = toCacheKey(c.req.url);
    const source = cache.get(address)?.source ?? toSource(read());
    const texts = source.ids.length > 0 ? await readInventory(source.ids) : [];
    // Another request with the same address may have created it in the meantime.
    const cached = now === day ? cache.get(address) : undefined;
    if (cached && isEqual(cached.texts, texts)) return send(c, cached);
    const created = create(source, texts, cacheControl);
    if (now === day) cache.set(address, created);
    return send(c, created);
  };
}
