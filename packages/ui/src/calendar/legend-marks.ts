import type { CalendarDay } from '@booking/domain/calendar';
import { getYearMonth, type YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { isForOtherParty } from './day-texts.ts';

/** What a day is marked with: a state, a discount, or one of the short words in its cell. */
export type LegendMark =
  | { kind: 'available' | 'on_request' | 'unavailable' | 'discount' | 'lowest' }
  | { kind: 'from-people' | 'up-to-people'; count: number };

/** Every mark, in the order of the legend. */
export const legendMarks: readonly LegendMark[] = [
  { kind: 'available' },
  { kind: 'on_request' },
  { kind: 'unavailable' },
  { kind: 'discount' },
  { kind: 'lowest' },
  { kind: 'from-people', count: 4 },
  { kind: 'up-to-people', count: 2 },
];

/** The marks that the days of these months have. A day for another party size has a label instead of a state's mark. */
export function getLegendMarks(
  days: ReadonlyMap<IsoDate, CalendarDay>,
  months: readonly YearMonth[],
  cheapest: ReadonlySet<IsoDate>,
): LegendMark[] {
  const found = new Set<LegendMark['kind']>();
  const smallest = new Set<number>();
  const largest = new Set<number>();
  for (const { date, state, label, discount, reduced } of days.values()) {
    if (!months.includes(getYearMonth(date))) continue;
    if (!isForOtherParty(label)) found.add(state);
    // A price before a discount, struck through, explains itself.
    if (discount && reduced === null) found.add('discount');
    if (label?.kind === 'from-persons') smallest.add(label.count);
    if (label?.kind === 'up-to-persons') largest.add(label.count);
    // Where a day has another short label, its cell does not have the word.
    if (label?.kind === 'available' && cheapest.has(date)) found.add('lowest');
  }
  return legendMarks.flatMap((mark): LegendMark[] => {
    if (mark.kind === 'from-people') return smallest.size > 0 ? [{ ...mark, count: Math.min(...smallest) }] : [];
    if (mark.kind === 'up-to-people') return largest.size > 0 ? [{ ...mark, count: Math.max(...largest) }] : [];
    return found.has(mark.kind) ? [mark] : [];
  });
}
