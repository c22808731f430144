import { type TouchEvent, useRef } from 'react';

/** CSS pixels that a finger moves sideways until it is a swipe. */
const swipeLength = 40;

const toPoint = ({ changedTouches }: TouchEvent): [x: number, y: number] => [
  changedTouches[0]?.clientX ?? 0,
  changedTouches[0]?.clientY ?? 0,
];

/**
 * The touch handlers of an element that is swiped: 1 for a swipe to the left, to what comes next, and -1 for one to the right. Two fingers zoom; a
 * touch that the browser takes, to scroll the page, has no end.
 */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<[x: number, y: number] | null>(null);
  return {
    onTouchStart(event: TouchEvent): void {
      start.current = event.touches.length === 1 ? toPoint(event) : null;
    },
    onTouchEnd(event: TouchEvent): void {
      const [x, y] = toPoint(event);
      const [fromX, fromY] = start.current ?? [x, y];
      const across = x - fromX;
      if (Math.abs(across) >= swipeLength && Math.abs(across) > 2 * Math.abs(y - fromY)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
