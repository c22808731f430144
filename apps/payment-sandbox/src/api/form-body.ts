import { invalid } from './api-failure.ts';

/** A form-encoded body as in the API of the provider: text, or nested by brackets. */
type FormValue = string | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Maximum body size in bytes, many times what a payment needs. */
export const maxBody = 65_536;
// A real call has a few dozen fields, three levels deep at most.
const maxFields = 500;
const maxDepth = 8;

/** Creates an object without a prototype, in which keys such as `__proto__` or `constructor`, which anyone may send, are plain names. */
const emptyForm = (): Form => Object.create(null);

/**
 * `a[b]=1&c[]=2&c[]=3` to `{ a: { b: '1' }, c: { 0: '2', 1: '3' } }`.
 * @throws ApiFailure 400 for too many fields or levels, since the body is parsed before the caller is known, and for NUL, which no database stores.
 */
export function parseForm(text: string): Form {
  const form = emptyForm();
  let fields = 0;
  for (const [path, value] of new URLSearchParams(text)) {
    fields += 1;
    if (fields > maxFields) throw invalid(`A body may have at most ${maxFields} fields.`);
    if (path.includes('\0') || value.includes('\0')) throw invalid('A field may not contain NUL.');
    const keys = path.split(/\]?\[/).map((key) => key.replace(/\]$/, ''));
    if (keys.length > maxDepth) throw invalid(`A field may be nested at most ${maxDepth} levels.`);
    const name = keys.pop() ?? '';
    let node = form;
    for (const key of keys) {
      const next = node[key];
      const child: Form = typeof next === 'object' ? next : emptyForm();
      node[key] = child;
      node = child;
    }
    node[name === '' ? String(Object.keys(node).length) : name] = value;
  }
  return form;
}

/** The text at a path of keys; undefined if there is none. As at the provider, an empty text unsets a value. */
export function textAt(form: Form, ...keys: readonly string[]): string | undefined {
  let node: FormValue | undefined = form;
  for (const key of keys) node = typeof node === 'object' ? node[key] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** The texts of a list or map at a key. */
export function recordAt(form: Form, key: string): Record<string, string> | undefined {
  const node = form[key];
  if (typeof node !== 'object') return undefined;
  return Object.fromEntries(Object.entries(node).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
