import { createContext, use, useEffect, useRef } from 'react';

/** The suffix of page titles; without it the title is the heading alone. */
export const SiteNameContext = createContext<string | null>(null);

// The last heading shown since page load; null at first, as the first heading does not take the focus.
let shown: string | null = null;

/** Scrolls to an element that is out of view. Also works in an iframe, where only the host page scrolls. */
function reveal(element: Element): void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry && !entry.isIntersecting) element.scrollIntoView({ block: 'start' });
  });
  observer.observe(element);
}

/** The heading of a screen. It sets the document title, and takes the focus after navigation from another step. */
export function PageHeading({ children: text }: { children: string }) {
  const site = use(SiteNameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(text);

  useEffect(() => {
    if (shown !== null && shown !== first.current && heading.current) {
      heading.current.focus({ preventScroll: true });
      reveal(heading.current);
    }
    shown = first.current;
  }, []);

  return (
    <>
      <title>{site ? `${text} · ${site}` : text}</title>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
    </>
  );
}
