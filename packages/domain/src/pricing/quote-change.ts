import type { Cents } from '../money/money.ts';
import { getLineKey } from './line-key.ts';
import type { Quote, QuoteLine } from './quote-line.ts';

/** A line that differs between two quotes; `before` is null for a line that was added, `after` for one that is gone. */
export type LineChange = { before: QuoteLine | null; after: QuoteLine } | { before: QuoteLine; after: null };

/** What differs between two quotes; `before` and `after` are their totals, in cents. */
export type QuoteChange = { lines: readonly LineChange[]; before: Cents; after: Cents };

/** What a visitor pays by a line, and to whom. Names are left out: they are those of a language. */
const getTerms = (line: QuoteLine) => [
  line.amount,
  'quantity' in line ? line.quantity : 1,
  'localCost' in line && line.localCost,
  line.kind === 'discount' && line.source === 'coupon' && line.code,
];

const isSameLine = (one: QuoteLine, other: QuoteLine): boolean => getTerms(one).join() === getTerms(other).join();

/** Lines by key. A backend may list a product twice: its lines are numbered. */
function byKey(lines: readonly QuoteLine[]): Map<string, QuoteLine> {
  const map = new Map<string, QuoteLine>();
  for (const line of lines) {
    let number = 1;
    while (map.has(`${getLineKey(line)} ${number}`)) number += 1;
    map.set(`${getLineKey(line)} ${number}`, line);
  }
  return map;
}

/**
 * The lines in which two quotes differ by amount, quantity or where they are paid: those of `after` in its order, then those that are gone. Null
 * if all lines are the same, whatever their order and names. PRICE-49.
 */
export function quoteChange(before: Pick<Quote, 'lines' | 'total'>, after: Pick<Quote, 'lines' | 'total'>): QuoteChange | null {
  const [old, current] = [byKey(before.lines), byKey(after.lines)];
  const changed = [...current].flatMap(([key, line]): LineChange[] => {
    const was = old.get(key) ?? null;
    return was && isSameLine(was, line) ? [] : [{ before: was, after: line }];
  });
  const gone = [...old].flatMap(([key, line]): LineChange[] => (current.has(key) ? [] : [{ before: line, after: null }]));
  const lines = [...changed, ...gone];
  return lines.length === 0 ? null : { lines, before: before.total, after: after.total };
}

/** True if two changes name the same lines with the same amounts. */
export const isSameChange = (one: QuoteChange, other: QuoteChange): boolean =>
  one.lines.length === other.lines.length &&
  one.lines.every(({ before, after }) => {
    const key = (line: QuoteLine | null): string => (line ? [getLineKey(line), ...getTerms(line)].join() : '');
    return other.lines.some((same) => key(same.before) === key(before) && key(same.after) === key(after));
  });
