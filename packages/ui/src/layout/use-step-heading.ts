import { type RefObject, useEffect, useRef } from 'react';

// The heading shown last, in this page's life: the first one is not focused, as the page has only just been opened.
let shown: string | null = null;

/** Brings an element into view when it is not: also inside a frame, where only the host page scrolls. */
function reveal(element: Element): void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry && !entry.isIntersecting) element.scrollIntoView({ block: 'start' });
  });
  observer.observe(element);
}

/** Names the page by its step, and moves focus to the heading when a step follows another. */
export function useStepHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);

  useEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = site ? `${title} · ${site}` : title;
  }, [title]);

  useEffect(() => {
    if (shown !== null && shown !== first.current && heading.current) {
      heading.current.focus({ preventScroll: true });
      reveal(heading.current);
    }
    shown = first.current;
  }, []);

  return heading;
}
