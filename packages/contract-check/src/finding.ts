import type { RuleId } from './rules.ts';

/** A response that matches its schema. `data` has amounts in cents, `wire` is the JSON as it was sent. */
export type ParsedResponse<T> = { request: string; data: T; wire: unknown };

/**
 * A rule that a response breaks: in which response, and where in it (a dot path, `''` for all of it). `remedy` replaces the rule's where the response
 * shows the cause. CALL-37.
 */
export type Finding = { rule: RuleId; request: string; path: string; message: string; remedy?: string };

/** One finding if something is wrong, otherwise none. */
export const findWhen = (wrong: boolean, rule: RuleId, { request }: { request: string }, path: string, message: string): Finding[] =>
  wrong ? [{ rule, request, path, message }] : [];

/** A finding for each entry of a list that repeats an earlier key. */
export function findRepeated<T>(
  rule: RuleId,
  response: { request: string },
  path: string,
  entries: readonly T[],
  getKey: (entry: T) => string,
): Finding[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const key = getKey(entry);
    const repeated = seen.has(key);
    seen.add(key);
    return findWhen(repeated, rule, response, path ? `${path}.${index}` : String(index), `${key} occurs a second time`);
  });
}
