import { createContext, use, useLayoutEffect } from 'react';

export type HeaderBack = { href: string };

/** Where the header's back button leads: set by the screen that is shown, read by the header above it. */
export const HeaderBackContext = createContext<HeaderBack | null>(null);
export const SetHeaderBackContext = createContext<((back: HeaderBack | null) => void) | null>(null);

/** Lets the screen set the header's back action for as long as it is shown. Specification section 2, Header. */
export function useHeaderBack(href: string | null): void {
  const setBack = use(SetHeaderBackContext);
  useLayoutEffect(() => {
    setBack?.(href === null ? null : { href });
    return () => setBack?.(null);
  }, [setBack, href]);
}
