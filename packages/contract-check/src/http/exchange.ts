import type { RuleId } from '../rules.ts';

/** A request and its response. `text` is null if the body is not well-formed UTF-8, `json` if it is not JSON. */
export type Exchange = {
  /** `GET /tours/x`, the path relative to the base address. */
  request: string;
  status: number;
  contentType: string | null;
  retryAfter: string | null;
  /** When the response was made, by the clock of the backend: `Date`. */
  date: string | null;
  text: string | null;
  json: { value: unknown } | null;
};

/**
 * The expected outcome: `success` is a 2xx, `either` may also be a client error, `error` has to have one of these statuses, or the rule is
 * broken.
 */
export type Expectation = { kind: 'success' } | { kind: 'either' } | { kind: 'error'; rule: RuleId; statuses: readonly number[] | '4xx' };

export const success: Expectation = { kind: 'success' };
export const either: Expectation = { kind: 'either' };
export const notFound: Expectation = { kind: 'error', rule: 'not-found', statuses: [404] };

export const isOk = ({ status }: Pick<Exchange, 'status'>): boolean => status >= 200 && status < 300;

/** The media type of a content type, in lower case, without its parameters. */
export const mediaType = (contentType: string | null): string => contentType?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isJsonType = (contentType: string | null): boolean => /^application\/(?:[\w.-]+\+)?json$/.test(mediaType(contentType));

const parseDate = (text: string | null): number => (text !== null && /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN);

/**
 * Seconds to wait as `Retry-After` says, or null if it is missing or malformed. A date counts from the response's own `Date`: the backend's clock may
 * differ from this machine's. Without one it counts from `now`, in milliseconds.
 */
export function retryAfterSeconds({ retryAfter, date }: Pick<Exchange, 'retryAfter' | 'date'>, now: number): number | null {
  if (retryAfter !== null && /^\d+$/.test(retryAfter)) return Number(retryAfter);
  const until = parseDate(retryAfter);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - (parseDate(date) || now)) / 1000));
}
