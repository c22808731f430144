import type { YearMonth } from '@booking/domain/date';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The duration of a month change, in milliseconds. */
const monthChange = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** The height of the calendar, by the rows of its longest month: the weekdays and the weeks. */
const toHeight = (rows: number) => ({ blockSize: `calc(${rows - 1} * var(--calendar-cell) + var(--month-head))`, overflow: 'clip' });

/**
 * Slides new months in from the side they come from, unless the visitor prefers reduced motion. If they have more or fewer weeks, what follows
 * moves with them.
 */
export function useMonthTransition(calendar: RefObject<HTMLElement | null>, months: readonly YearMonth[]): void {
  const before = useRef<{ first: string; rows: number } | null>(null);
  const shown = months.join(' ');
  useLayoutEffect(() => {
    const element = calendar.current;
    if (!element) return;
    const from = before.current;
    const first = shown.slice(0, 7);
    const rows = Math.max(...Array.from(element.querySelectorAll('table'), (table) => table.rows.length));
    before.current = { first, rows };
    if (!from || from.first === first) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const shift = first > from.first ? '1.5rem' : '-1.5rem';
    element.animate({ opacity: [0.2, 1], translate: [shift, '0'] }, monthChange);
    if (rows !== from.rows) element.animate([toHeight(from.rows), toHeight(rows)], monthChange);
  }, [calendar, shown]);
}
