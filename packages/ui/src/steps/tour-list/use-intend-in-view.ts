import { type RefCallback, use, useCallback } from 'react';
import { LinkContext } from '../../primitives/index.ts';

/** How long a card has to be in view, in milliseconds: cards that are only scrolled past request nothing. */
const dwell = 500;

const savesData = (): boolean => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches a link's page once it has been in view for a moment, on devices without hover: there a tap comes without a warning, and the next
 * step is to be there at once. Visitors who save data request nothing.
 */
export function useIntendInView(href: string): RefCallback<Element> {
  const links = use(LinkContext);
  return useCallback(
    (link: Element) => {
      if (!links || savesData() || !matchMedia('(hover: none)').matches) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          clearTimeout(timer);
          if (!entry?.isIntersecting) return;
          timer = setTimeout(() => {
            observer.disconnect();
            links.intend(href);
          }, dwell);
        },
        { threshold: 0.5 },
      );
      observer.observe(link);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [links, href],
  );
}
