import type { RuleId } from './rules.ts';

/** An answer that keeps its shape. `data` has amounts in cents, `wire` is what was sent. */
export type Answer<T> = { request: string; data: T; wire: unknown };

/** A rule that an answer breaks: in which answer, and where in it (a dot path, `''` for the whole of it). CALL-37. */
export type Finding = { rule: RuleId; request: string; path: string; message: string };

/** One finding where something is wrong, none where it is not. */
export const findWhen = (wrong: boolean, rule: RuleId, { request }: { request: string }, path: string, message: string): Finding[] =>
  wrong ? [{ rule, request, path, message }] : [];

/** A finding for each entry of a list whose key has been there before. */
export function findRepeated<T>(
  rule: RuleId,
  answer: { request: string },
  path: string,
  entries: readonly T[],
  keyOf: (entry: T) => string,
): Finding[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const key = keyOf(entry);
    const repeated = seen.has(key);
    seen.add(key);
    return findWhen(repeated, rule, answer, path ? `${path}.${index}` : String(index), `${key} stands here a second time`);
  });
}
