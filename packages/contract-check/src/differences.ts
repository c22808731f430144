/** A place where two values differ. */
export type Difference = { path: string; one: unknown; other: unknown };

const toEntries = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

/**
 * Where two JSON values differ, by dot path. A key that is absent counts as null. `extraKeys: 'ignored'`: keys of `one` alone do not
 * count; entries of lists always do.
 */
export function differences(one: unknown, other: unknown, extraKeys: 'counted' | 'ignored', path: readonly string[] = []): Difference[] {
  const [left, right] = [toEntries(one), toEntries(other)];
  if (left === null || right === null || Array.isArray(one) !== Array.isArray(other))
    return (one ?? null) === (other ?? null) ? [] : [{ path: path.join('.'), one: one ?? null, other: other ?? null }];
  const counted = extraKeys === 'counted' || Array.isArray(one) ? Object.keys(left) : [];
  const keys = new Set([...Object.keys(right), ...counted]);
  return [...keys].flatMap((key) => differences(left[key], right[key], extraKeys, [...path, key]));
}
