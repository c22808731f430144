import { type RefObject, useEffect, useRef } from 'react';

/** Writes an element's height to a custom property, on the element itself or on the root element (`onRoot`). */
export function useHeight<Element extends HTMLElement>(property: string, onRoot = false): RefObject<Element | null> {
  const measured = useRef<Element>(null);
  useEffect(() => {
    const element = measured.current;
    if (!element) return undefined;
    const { style } = onRoot ? document.documentElement : element;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property, onRoot]);
  return measured;
}
