import { type Finding, findWhen } from '../finding.ts';
import { type Exchange, type Expectation, isJsonType, isOk, mediaType, retryAfterSeconds } from './exchange.ts';
import { getStatusRemedy } from './remedies.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isIssue = (value: unknown): boolean => isObject(value) && typeof value.path === 'string' && typeof value.message === 'string';

const getCharset = (contentType: string | null): string | null => /charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1] ?? null;

function checkBody(exchange: Exchange): Finding[] {
  const { contentType, text, json } = exchange;
  const charset = getCharset(contentType);
  return [
    ...findWhen(!isJsonType(contentType), 'content-type', exchange, '', `${contentType ?? 'no content type'}, not application/json`),
    ...findWhen(charset !== null && charset.toLowerCase() !== 'utf-8', 'content-type', exchange, '', `charset ${charset}, not UTF-8`),
    ...findWhen(json === null, 'json', exchange, '', text === null ? 'no well-formed UTF-8' : 'no JSON'),
  ];
}

/** The errors of a problem document, null if it has no such list. */
const getErrors = (json: unknown): readonly unknown[] | null => (isObject(json) && Array.isArray(json.errors) ? json.errors : null);

function checkErrorBody(exchange: Exchange): Finding[] {
  const { contentType, json, status } = exchange;
  const wrong = (path: string, message: string): Finding[] => findWhen(true, 'error-body', exchange, path, message);
  if (!isJsonType(contentType)) return [];
  if (json === null) return wrong('', `no JSON, though its content type is ${mediaType(contentType)}`);
  if (mediaType(contentType) !== 'application/problem+json') return [];
  const problem = json.value;
  if (!isObject(problem)) return wrong('', 'no object');
  const errors = getErrors(problem);
  return [
    ...(typeof problem.title === 'string' ? [] : wrong('title', 'no text')),
    ...(problem.status === status ? [] : wrong('status', `${JSON.stringify(problem.status)}, but the response's status is ${status}`)),
    ...(problem.errors === undefined || errors ? [] : wrong('errors', 'no list')),
    ...(errors ?? []).flatMap((issue, index) => (isIssue(issue) ? [] : wrong(`errors.${index}`, 'no path and message'))),
  ];
}

const isAllowed = (statuses: readonly number[] | '4xx', status: number): boolean =>
  statuses === '4xx' ? status >= 400 && status < 500 : statuses.includes(status);

function checkStatus(exchange: Exchange, expectation: Expectation): Finding[] {
  const { status } = exchange;
  const remedy = getStatusRemedy(status);
  const withRemedy = (found: Finding[]): Finding[] => (remedy === undefined ? found : found.map((finding) => ({ ...finding, remedy })));
  switch (expectation.kind) {
    case 'success':
      return withRemedy(findWhen(!isOk(exchange), 'status', exchange, '', `status ${status}`));
    case 'either':
      return withRemedy(findWhen(status >= 500, 'client-fault', exchange, '', `status ${status}`));
    case 'error': {
      const { rule, statuses } = expectation;
      const expected = statuses === '4xx' ? '4xx' : statuses.join(' or ');
      const found = findWhen(!isAllowed(statuses, status), rule, exchange, '', `status ${status}, not ${expected}`);
      return status >= 500 ? withRemedy(found) : found;
    }
  }
}

/** The rules that one response breaks, apart from its shape. */
export function checkExchange(exchange: Exchange, expectation: Expectation, now: number): Finding[] {
  const { status, retryAfter } = exchange;
  const shouldWait = status === 429 || status === 503;
  return [
    ...checkStatus(exchange, expectation),
    ...(isOk(exchange) ? (expectation.kind === 'error' ? [] : checkBody(exchange)) : checkErrorBody(exchange)),
    ...findWhen(
      shouldWait && retryAfterSeconds(exchange, now) === null,
      'retry-after',
      exchange,
      '',
      `status ${status}, Retry-After ${retryAfter ?? 'missing'}`,
    ),
  ];
}

/** A 422 response lists the rules that the body breaks. BACK-7. */
export function checkRuleErrors(exchange: Exchange): Finding[] {
  const errors = getErrors(exchange.json?.value);
  if (exchange.status !== 422) return [];
  if (errors === null || errors.length === 0) return findWhen(true, 'booking-errors', exchange, 'errors', 'no list of errors');
  return errors.flatMap((issue, index) => findWhen(!isIssue(issue), 'booking-errors', exchange, `errors.${index}`, 'no path and message'));
}
