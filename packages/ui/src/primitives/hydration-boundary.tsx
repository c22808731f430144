import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

const HydrationContext = createContext(false);

/** Around a page that a server renders, and around the same page where a browser takes it over. */
export function HydrationBoundary({ children }: { children: ReactNode }): ReactNode {
  const [isHydrating, setIsHydrating] = useState(true);
  // What changes now may be much: in a transition it does not hold up a tap.
  useEffect(() => startTransition(() => setIsHydrating(false)), []);
  return <HydrationContext value={isHydrating}>{children}</HydrationContext>;
}

/**
 * True while a page is as a server renders it: then a component shows what server and browser both know. What only the browser knows (its
 * window, storage, clock) comes right after the browser has taken the page over.
 */
export const useIsHydrating = (): boolean => use(HydrationContext);
