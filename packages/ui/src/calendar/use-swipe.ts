import { type TouchEvent, useRef } from 'react';

/** CSS pixels that a finger moves sideways until it is a swipe. */
const swipeLength = 40;

type Point = { x: number; y: number };
const toPoint = ({ changedTouches }: TouchEvent): Point => ({ x: changedTouches[0]?.clientX ?? 0, y: changedTouches[0]?.clientY ?? 0 });

/** The touch handlers of an element that is swiped: 1 for a swipe to the left, to what comes next, and -1 for one to the right. Two fingers zoom. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<Point | null>(null);
  return {
    onTouchStart(event: TouchEvent): void {
      start.current = event.touches.length === 1 ? toPoint(event) : null;
    },
    // The browser has taken the touch, to scroll the page.
    onTouchCancel(): void {
      start.current = null;
    },
    onTouchEnd(event: TouchEvent): void {
      if (!start.current) return;
      const end = toPoint(event);
      const [across, down] = [end.x - start.current.x, end.y - start.current.y];
      start.current = null;
      if (Math.abs(across) >= swipeLength && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
