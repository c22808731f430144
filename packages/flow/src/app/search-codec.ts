/** Search parameters as plain text: one string, or several in order where a key is repeated. Never JSON: brand sites write these URLs by hand. */
export type SearchRecord = Record<string, string | string[]>;
/** What a link may put into its search parameters; absent, null and empty values are left out. */
export type SearchInput = Record<string, unknown>;

/** `?a=1&b=2&b=3` to `{ a: '1', b: ['2', '3'] }`. */
export function parseSearch(text: string): SearchRecord {
  const record: SearchRecord = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const before = record[key];
    record[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return record;
}

/** The texts under one key: a list repeats it, and so does a record of lists, each as `<name>:<item>,<item>`. */
function textsOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'object') return Object.entries(value).map(([name, items]) => `${name}:${String(items)}`);
  return [String(value)];
}

/** The reverse of `parseSearch`, with the question mark; '' when empty. Colons and commas are not escaped. */
export function stringifySearch(search: SearchInput): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) for (const text of textsOf(value)) params.append(key, text);
  const text = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
