import { type RefCallback, useCallback } from 'react';

/** Writes an element's height to a custom property, on the element itself or on the root element (`onRoot`). */
export function useHeight<Element extends HTMLElement>(property: string, onRoot = false): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const { style } = onRoot ? document.documentElement : element;
      // `offsetHeight` would force a layout for each observed element: setting the property has just invalidated the page's styles.
      const observer = new ResizeObserver(([entry]) => style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property, onRoot],
  );
}
