import { createContext, use, useEffect, useRef } from 'react';

/** The name that page titles end in; without one the title is the heading alone. */
export const SiteNameContext = createContext<string | null>(null);

// The heading shown last since the page was opened: the very first one is not focused.
let shown: string | null = null;

/** Scrolls to an element that is out of view: also inside a frame, where only the host page scrolls. */
function reveal(element: Element): void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry && !entry.isIntersecting) element.scrollIntoView({ block: 'start' });
  });
  observer.observe(element);
}

/** The heading of a screen: it gives the page its title, and takes the focus when a step follows another. */
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
