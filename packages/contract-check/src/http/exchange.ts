import type { RuleId } from '../rules.ts';

/** What one request was answered with. `text` is null where the body is no well-formed UTF-8, `json` where it is no JSON. */
export type Exchange = {
  /** `GET /tours/x`, the path relative to the base address. */
  request: string;
  status: number;
  contentType: string | null;
  retryAfter: string | null;
  text: string | null;
  json: { value: unknown } | null;
};

/**
 * What an answer is held to: `answer` has to be one, `either` may also be an error of the client's, `refusal` has to be an error of one of
 * these statuses, or the rule is broken.
 */
export type Expectation = { kind: 'answer' } | { kind: 'either' } | { kind: 'refusal'; rule: RuleId; statuses: readonly number[] | '4xx' };

export const answer: Expectation = { kind: 'answer' };
export const either: Expectation = { kind: 'either' };
export const notFound: Expectation = { kind: 'refusal', rule: 'not-found', statuses: [404] };

export const isOk = ({ status }: Pick<Exchange, 'status'>): boolean => status >= 200 && status < 300;

/** The media type of a content type, in small letters, without its parameters. */
export const mediaType = (contentType: string | null): string => contentType?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isJsonType = (contentType: string | null): boolean => /^application\/(?:[\w.-]+\+)?json$/.test(mediaType(contentType));

/** Seconds to wait as `Retry-After` says, or null where it says nothing that can be read. */
export function retryAfterSeconds(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const date = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
