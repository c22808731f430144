/**
 * Search parameters as plain text: one string, or several in order if a key is repeated. Never JSON, because the brands' sites write these
 * URLs by hand.
 */
export type SearchRecord = Record<string, string | string[]>;
/** The search parameters of a link. Undefined, null and empty lists are left out. */
export type SearchInput = Record<string, unknown>;

/**
 * Restores what links lose on their way: `&amp;` in place of `&`, a second `?` in place of `&`, and at the end the closing bracket of the sentence
 * around them. In a value, `&`, `?` and brackets are escaped.
 */
const repair = (text: string): string =>
  text
    .replace(/&(amp;)+/gi, '&')
    .replaceAll('?', '&')
    .replace(/[)\]][)\].,;:!]*$/, '');

/** `?a=1&b=2&b=3` to `{ a: '1', b: ['2', '3'] }`. */
export function parseSearch(text: string): SearchRecord {
  const record: SearchRecord = {};
  for (const [key, value] of new URLSearchParams(repair(text))) {
    const previous = record[key];
    record[key] = previous === undefined ? value : Array.isArray(previous) ? [...previous, value] : [previous, value];
  }
  return record;
}

/** The values of one key. A list repeats the key; so does a record of lists, with `<name>:<item>,<item>` for each. */
function toTexts(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'object') return Object.entries(value).map(([name, items]) => `${name}:${String(items)}`);
  return [String(value)];
}

/** The inverse of `parseSearch`, with the question mark; '' if empty. Colons and commas are not escaped. */
export function stringifySearch(search: SearchInput): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) for (const text of toTexts(value)) params.append(key, text);
  const text = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Removes parameters with an @, which may be email addresses. */
export const withoutEmails = (search: SearchRecord): SearchRecord =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => !String(value).includes('@')));
