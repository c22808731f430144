import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';

/** The suffix of page titles; without it the title is the heading alone. */
export const SiteNameContext = createContext<string | null>(null);

// The last heading shown, or null if the next one does not take the focus.
let shown: string | null = null;

/** Says, before anything is rendered, whether the first heading takes the focus. It does not where a visit begins. */
export function setFirstHeadingFocus(takesFocus: boolean): void {
  shown = takesFocus ? '' : null;
}

let isRevealed = true;

/** Says whether the next headings are brought into view. They are not where a screen returns to the place where it was left. */
export function setHeadingReveal(reveals: boolean): void {
  isRevealed = reveals;
}

/** Scrolls to a heading that is out of view, unless the focus has moved on. Also works in an iframe, where only the host page scrolls. */
function reveal(element: Element): void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry && !entry.isIntersecting && element === document.activeElement) element.scrollIntoView({ block: 'start' });
  });
  observer.observe(element);
}

/**
 * The title of the document. On the server it is React's element. In a browser it is set instead: if something else has removed that element, React
 * fails when it removes it, and renders nothing more.
 */
function DocumentTitle({ children: title }: { children: string }) {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return typeof document === 'undefined' ? <title>{title}</title> : null;
}

/**
 * The heading of a screen. It sets the document title, and takes the focus after navigation from another step, or from a heading that had it: that
 * of a loading state. A document title of its own is for a heading with personal data: other scripts read the title.
 */
export function PageHeading({ children: text, title = text }: { children: string; title?: string }) {
  const site = use(SiteNameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(text);

  useEffect(() => {
    if (shown !== null && shown !== first.current && heading.current) {
      heading.current.focus({ preventScroll: true });
      if (isRevealed) reveal(heading.current);
    }
    shown = first.current;
  }, []);

  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      if (element && element === document.activeElement) shown = '';
    };
  }, []);

  return (
    <>
      <DocumentTitle>{site ? `${title} · ${site}` : title}</DocumentTitle>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
    </>
  );
}
