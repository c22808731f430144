import { useIsHydrating } from '@booking/ui/primitives';
import { useSyncExternalStore } from 'react';

/**
 * The same content fits into a frame of 960 px, which has no margins, as into a screen of 1024 px: with text of 16 px. With larger text, two months
 * need more room.
 */
const getQuery = (): string => (document.documentElement.dataset.embedded === 'true' ? '(min-width: 60em)' : '(min-width: 64em)');

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(getQuery());
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** The number of months to show: two where both fit beside each other, else one. A server renders two. */
export const calendarWidth = (): 1 | 2 => (!('matchMedia' in globalThis) || matchMedia(getQuery()).matches ? 2 : 1);

export function useCalendarWidth(): 1 | 2 {
  const width = useSyncExternalStore(subscribe, calendarWidth, calendarWidth);
  return useIsHydrating() ? 2 : width;
}
