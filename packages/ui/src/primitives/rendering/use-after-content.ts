import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { useIsHydrating } from './hydration-boundary.tsx';

/**
 * Whether to render a part of a screen that may be out of sight, as a closed panel is: at once if it is in view or comes with a server's page, else
 * after the browser has painted what is in view.
 */
export function useAfterContent(isInView: boolean): boolean {
  const isHydrating = useIsHydrating();
  const [isDue, setIsDue] = useState(isHydrating);
  useEffect(() => {
    if (isDue) return undefined;
    let isCurrent = true;
    void afterPaint().then(() => isCurrent && startTransition(() => setIsDue(true)));
    return () => {
      isCurrent = false;
    };
  }, [isDue]);
  return isDue || isInView;
}
