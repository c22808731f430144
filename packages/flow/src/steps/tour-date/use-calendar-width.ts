import { useIsHydrating } from '@booking/ui/primitives';
import { breakpoints } from '@booking/ui/theme/breakpoints';
import { useSyncExternalStore } from 'react';

const query = breakpoints.fromDesktop;

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Two months from 1024 px on, else one. A server, which knows no window, renders two. */
export const calendarWidth = (): 1 | 2 => (!('matchMedia' in globalThis) || matchMedia(query).matches ? 2 : 1);

export function useCalendarWidth(): 1 | 2 {
  const width = useSyncExternalStore(subscribe, calendarWidth, calendarWidth);
  return useIsHydrating() ? 2 : width;
}
