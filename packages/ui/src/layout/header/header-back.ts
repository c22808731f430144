import { createContext, use, useEffect } from 'react';

export type HeaderBack = { href: string };

/** The target of the header's back button. The current screen sets it, the header reads it. */
export const HeaderBackContext = createContext<HeaderBack | null>(null);
export const SetHeaderBackContext = createContext<((back: HeaderBack | null) => void) | null>(null);

/** Sets the header's back action while the screen is mounted. */
export function useHeaderBack(href: string | null): void {
  const setBack = use(SetHeaderBackContext);
  // An effect suffices: the header reserves the space, so the screen can paint first.
  useEffect(() => {
    setBack?.(href === null ? null : { href });
    return () => setBack?.(null);
  }, [setBack, href]);
}
