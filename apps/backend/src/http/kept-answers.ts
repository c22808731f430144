import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { IsoDate } from '@booking/domain/schema';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { StockedDeparture } from '../catalogue/catalogue.ts';
import { type InventoryTexts, type TakenByDeparture, takenIn } from '../inventory/inventory.ts';
import { requestHeader } from './headers.ts';

/** How a read is answered: the departures whose inventory it depends on, and its answer for what is taken of them. */
export type Read = { departures: readonly StockedDeparture[]; answer(taken: TakenByDeparture): unknown };

/** An answer with what it was made of. `zipped` once a client has asked for it. */
type Kept = {
  question: Question;
  texts: InventoryTexts;
  text: string;
  headers: Record<string, string>;
  zipped: Promise<Buffer> | null;
};
type Question = { ids: readonly string[]; answer: Read['answer'] };

export type KeptAnswersDeps = { takenTexts(departureIds: readonly string[]): Promise<InventoryTexts>; today(): IsoDate };

/** Kept in all, in UTF-16 code units, which are two bytes at most. */
const maxUnits = 16_000_000;
const maxUnitsOfOne = 1_000_000;
/** Below this many, compressing costs more than it saves. */
const minUnitsToZip = 1_000;

const zip = promisify(gzip);

const etagOf = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

/** Path and query: the same whichever name the server was called by, and for the pages rendered in this process. */
const addressOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

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
export function createKeptAnswers({ takenTexts, today }: KeptAnswersDeps) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxUnits,
    maxEntrySize: maxUnitsOfOne,
    sizeCalculation: ({ text, question }, key) => key.length + text.length + 100 * question.ids.length + 500,
  });
  let day = today();

  function make(question: Question, texts: InventoryTexts, cacheControl: string): Kept {
    const byId = new Map(question.ids.map((id, index) => [id, texts[index]]));
    const text = JSON.stringify(question.answer((id) => takenIn(byId.get(id))));
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': cacheControl,
      ETag: etagOf(text),
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      // The catalogue is nobody's secret, and a frame in a host's sandbox has no origin.
      'Access-Control-Allow-Origin': '*',
    };
    return { question, texts, text, headers, zipped: null };
  }

  async function send(c: Context, answer: Kept): Promise<Response> {
    const { text, headers } = answer;
    const etag = headers.ETag ?? '';
    if (isKnown(requestHeader(c, 'if-none-match'), etag)) {
      const { 'Content-Type': _, ...rest } = headers;
      return c.body(null, 304, rest);
    }
    if (text.length < minUnitsToZip || !/\bgzip\b/.test(requestHeader(c, 'accept-encoding') ?? '')) return c.body(text, 200, headers);
    answer.zipped ??= zip(text);
    return c.body(new Uint8Array(await answer.zipped), 200, { ...headers, 'Content-Encoding': 'gzip' });
  }

  const asked = ({ departures, answer }: Read): Question => ({ ids: departures.map(({ id }) => id), answer });

  /** Answers a request. `read` is asked only where nothing is kept of the request's address. */
  return async (c: Context, cacheControl: string, read: () => Read): Promise<Response> => {
    const now = today();
    if (now !== day) {
      kept.clear();
      day = now;
    }
    const address = addressOf(c.req.url);
    const question = kept.get(address)?.question ?? asked(read());
    const texts = question.ids.length > 0 ? await takenTexts(question.ids) : [];
    // Of the same address and day, so the same question. Another request may have made it while this one waited.
    const known = now === day ? kept.get(address) : undefined;
    if (known && same(known.texts, texts)) return send(c, known);
    const made = make(question, texts, cacheControl);
    if (now === day) kept.set(address, made);
    return send(c, made);
  };
}
