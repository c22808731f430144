import { useIsHydrating } from './hydration-boundary.tsx';
import { useAfterPaint } from './use-after-paint.ts';

/**
 * Whether to render a part of a screen that may be out of sight, as a closed panel is: at once if it is in view or comes with a server's page, else
 * after the browser has painted what is in view.
 */
export function useAfterContent(isInView: boolean): boolean {
  const isHydrating = useIsHydrating();
  const isPainted = useAfterPaint(true, isHydrating);
  return isPainted || isInView;
}
