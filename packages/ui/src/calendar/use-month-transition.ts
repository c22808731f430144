import type { YearMonth } from '@booking/domain/date';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The duration of a month change, in milliseconds. DATE-13. */
const monthChangeDuration = 200;

/** Slides new months in from the side they come from, unless the visitor prefers reduced motion. */
export function useMonthTransition(root: RefObject<HTMLElement | null>, first: YearMonth | undefined): void {
  const before = useRef(first);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = first;
    if (!from || !first || from === first || !root.current?.animate) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const shift = first > from ? '1.5rem' : '-1.5rem';
    root.current.animate(
      [
        { opacity: 0.2, translate: shift },
        { opacity: 1, translate: '0' },
      ],
      {
        duration: monthChangeDuration,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      },
    );
  }, [root, first]);
}
