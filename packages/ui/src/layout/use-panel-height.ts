import { type RefObject, useEffect, useRef } from 'react';

/** Keeps an element's height in its `--panel-height`, for a sticky place that depends on whether it fits the screen. */
export function usePanelHeight(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => element.style.setProperty('--panel-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return panel;
}
