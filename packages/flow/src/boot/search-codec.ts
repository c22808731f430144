/** Search parameters as plain text: one string, or several in order where a key is repeated. Never JSON: brand sites write these URLs by hand. */
export type SearchRecord = Record<string, string | string[]>;
/** What a link may put into its search parameters: absent, null and empty lists are left out. */
export type SearchInput = Record<string, string | number | readonly string[] | null | undefined>;

/** `?a=1&b=2&b=3` to `{ a: '1', b: ['2', '3'] }`. */
export function parseSearch(text: string): SearchRecord {
  const record: SearchRecord = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const before = record[key];
    record[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return record;
}

/** The reverse of `parseSearch`, with the question mark; '' for nothing. Colons and commas stay readable. */
export function stringifySearch(search: SearchInput): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(key, String(one));
  }
  const text = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
