import { createContext, use, useEffect } from 'react';

export type HeaderBack = { href: string };

/** The address of the header's back button: set by the current screen, read by the header. */
export const HeaderBackContext = createContext<HeaderBack | null>(null);
export const SetHeaderBackContext = createContext<((back: HeaderBack | null) => void) | null>(null);

/** Lets the screen set the header's back action for as long as it is shown. SHELL-10. */
export function useHeaderBack(href: string | null): void {
  const setBack = use(SetHeaderBackContext);
  // The header keeps its place: the screen itself is painted first.
  useEffect(() => {
    setBack?.(href === null ? null : { href });
    return () => setBack?.(null);
  }, [setBack, href]);
}
