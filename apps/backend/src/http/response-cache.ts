import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { IsoDate } from '@booking/domain/schema';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { StockedDeparture } from '../catalogue/catalogue.ts';
import { type InventoryTexts, parseTaken, type TakenByDeparture } from '../inventory/inventory.ts';
import { requestHeader, setHeaders } from './headers.ts';

/** How a read is answered: the departures whose inventory it depends on, and its answer for what is taken of them. */
export type Read = { departures: readonly StockedDeparture[]; answer(taken: TakenByDeparture): unknown };

/** An answer with what it was made of. `zipped` once a client has asked for it. */
type Kept = {
  question: Question;
  texts: InventoryTexts;
  bytes: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>> & { ETag: string };
  zipped: Promise<Uint8Array<ArrayBuffer>> | null;
};
type Question = { ids: readonly string[]; answer: Read['answer'] };

export type ResponseCacheDeps = { readInventory(departureIds: readonly string[]): Promise<InventoryTexts>; today(): IsoDate };

/** Kept in all. */
const maxBytes = 16_000_000;
const maxBytesOfOne = 1_000_000;
/** Below this many, compressing costs more than it saves. */
const minBytesToZip = 1_000;

const zip = promisify(gzip);

const json = { 'Content-Type': 'application/json' };

const createEtag = (bytes: Uint8Array): string => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** Compressed once, for all who ask for it so. */
function getZipped(answer: Kept): Promise<Uint8Array<ArrayBuffer>> {
  answer.zipped ??= zip(answer.bytes).then((zipped) => new Uint8Array(zipped));
  return answer.zipped;
}

/** Path and query: the same whichever name the server was called by, and for the pages rendered in this process. */
const toCacheKey = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

const asWeak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

const same = (one: InventoryTexts, other: InventoryTexts): boolean => one.every((text, index) => text === other[index]);

/** Whether a client has this answer already: `If-None-Match` is a list of tags, weak or strong, or a star. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => asWeak(tag.trim()) === etag));

/**
 * Serialised answers of reads, kept as long as they are true. What an answer was made of is kept with it: the day, and the inventory of its
 * departures, which is asked for at every request, together with that of all others at the moment. So an answer is never older than its request,
 * whichever process made a booking meanwhile.
 */
export function createResponseCache({ readInventory, today }: ResponseCacheDeps) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: maxBytesOfOne,
    sizeCalculation: ({ bytes, question }, key) => key.length + bytes.length + 100 * question.ids.length + 500,
  });
  let day = today();

  function make(question: Question, texts: InventoryTexts, cacheControl: string): Kept {
    const byId = new Map(question.ids.map((id, index) => [id, texts[index]]));
    // Encoded once, not each time it is sent. Unlike a `Buffer` of a short text it keeps no memory but its own.
    const bytes = new TextEncoder().encode(JSON.stringify(question.answer((id) => parseTaken(byId.get(id)))));
    const headers = {
      'Cache-Control': cacheControl,
      ETag: createEtag(bytes),
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      // The catalogue is nobody's secret, and a frame in a host's sandbox has no origin.
      'Access-Control-Allow-Origin': '*',
    };
    return { question, texts, bytes, headers, zipped: null };
  }

  async function send(c: Context, answer: Kept): Promise<Response> {
    const { bytes, headers } = answer;
    const known = isKnown(requestHeader(c, 'if-none-match'), headers.ETag);
    const asZip = !known && bytes.length >= minBytesToZip && /\bgzip\b/.test(requestHeader(c, 'accept-encoding') ?? '');
    const body = asZip ? await getZipped(answer) : bytes;
    setHeaders(c, asZip ? { ...headers, 'Content-Encoding': 'gzip' } : headers);
    return known ? c.body(null, 304) : c.body(body, 200, json);
  }

  const asked = ({ departures, answer }: Read): Question => ({ ids: departures.map(({ id }) => id), answer });

  /** Answers a request. `read` is asked only where nothing is kept of the request's address. */
  return async (c: Context, cacheControl: string, read: () => Read): Promise<Response> => {
    const now = today();
    if (now !== day) {
      kept.clear();
      day = now;
    }
    const address = toCacheKey(c.req.url);
    const question = kept.get(address)?.question ?? asked(read());
    const texts = question.ids.length > 0 ? await readInventory(question.ids) : [];
    // Of the same address and day, so the same question. Another request may have made it while this one waited.
    const known = now === day ? kept.get(address) : undefined;
    if (known && same(known.texts, texts)) return send(c, known);
    const made = make(question, texts, cacheControl);
    if (now === day) kept.set(address, made);
    return send(c, made);
  };
}
