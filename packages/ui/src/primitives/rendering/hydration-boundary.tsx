import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

const HydrationContext = createContext(false);

/** Wraps a server-rendered page, both on the server and in the browser that hydrates it. */
export function HydrationBoundary({ children }: { children: ReactNode }): ReactNode {
  const [isHydrating, setIsHydrating] = useState(true);
  // A transition, as the update after hydration may be large and must not delay an interaction.
  useEffect(() => startTransition(() => setIsHydrating(false)), []);
  return <HydrationContext value={isHydrating}>{children}</HydrationContext>;
}

/**
 * True on the server and during hydration, when a component must render only what both server and browser know. False after hydration,
 * when it can also use what only the browser knows: its window, storage and clock.
 */
export const useIsHydrating = (): boolean => use(HydrationContext);
