import { useMemo, useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';

/** Whether the window is in a range of widths. False on a server. */
export function useBreakpoint(name: keyof typeof breakpoints): boolean {
  const { subscribe, read } = useMemo(() => {
    const media = () => window.matchMedia(breakpoints[name]);
    return {
      subscribe(notify: () => void) {
        const list = media();
        list.addEventListener('change', notify);
        return () => list.removeEventListener('change', notify);
      },
      read: () => media().matches,
    };
  }, [name]);
  return useSyncExternalStore(subscribe, read, () => false);
}
