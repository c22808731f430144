import type { YearMonth } from '@booking/domain/date';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Slides new months in from the side they come from, unless the visitor prefers reduced motion. */
export function useMonthTransition(calendar: RefObject<HTMLElement | null>, [first]: readonly YearMonth[]): void {
  const before = useRef(first);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = first;
    if (!first || !from || first === from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const shift = first > from ? '1.5rem' : '-1.5rem';
    // In milliseconds.
    calendar.current?.animate({ opacity: [0.2, 1], translate: [shift, '0'] }, { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  }, [calendar, first]);
}
