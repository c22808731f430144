import { useIsHydrating } from '@booking/ui/primitives';
import { breakpoints } from '@booking/ui/theme/breakpoints';
import { useSyncExternalStore } from 'react';

const query = breakpoints.fromDesktop;

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** The number of months to show: two from 1024 px, else one. A server renders two. */
export const calendarWidth = (): 1 | 2 => (!('matchMedia' in globalThis) || matchMedia(query).matches ? 2 : 1);

export function useCalendarWidth(): 1 | 2 {
  const width = useSyncExternalStore(subscribe, calendarWidth, calendarWidth);
  return useIsHydrating() ? 2 : width;
}
