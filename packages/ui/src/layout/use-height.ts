import { type RefCallback, useCallback } from 'react';
import { afterPaint } from '../primitives/rendering/after-paint.ts';

/** Writes an element's height to a custom property, on the element itself or on the root element (`onRoot`). */
export function useHeight<Element extends HTMLElement>(property: string, onRoot = false): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const { style } = onRoot ? document.documentElement : element;
      let isObserved = true;
      const write = (height: number): void => style.setProperty(property, `${height}px`);
      // `offsetHeight` would force a layout for each observed element: setting the property has just invalidated the page's styles.
      const observer = new ResizeObserver(([entry]) => {
        const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
        if (!onRoot) write(height);
        // The root's property is inherited, so the whole page gets new styles. That need not delay the paint of what has just been laid out.
        else void afterPaint().then(() => isObserved && write(height));
      });
      observer.observe(element);
      return () => {
        isObserved = false;
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property, onRoot],
  );
}
