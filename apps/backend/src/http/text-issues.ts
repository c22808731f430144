import type { Issue } from '@booking/domain/errors';

// PostgreSQL stores neither in text nor in JSON: NUL, and half a surrogate pair, which is no character.
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** The places of texts that the database cannot hold, in a body whose shape has been checked. BACK-7. */
export function textIssues(value: unknown, path: readonly string[] = []): Issue[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ path: path.join('.'), message: 'a text of whole characters, without NUL' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    // The name of a key is stored, too; its place is the object that has it.
    ...(isStorable(key) ? [] : textIssues(key, path)),
    ...textIssues(entry, [...path, key]),
  ]);
}
