import { afterPaint } from '@booking/ui/primitives';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';

/**
 * Preloads the code and the data of a step once the current interaction is painted. Failures are ignored: the navigation loads again and
 * reports them.
 */
export function usePreloader(): (href: string) => void {
  const router = useRouter();
  return useCallback(
    (href) => {
      // `href` takes precedence over `to`.
      afterPaint()
        .then(() => router.preloadRoute({ to: '.', href }))
        .catch(() => {});
    },
    [router],
  );
}

/** Preloads the next step once the visitor has made a choice on this step. A choice that comes from the address does not count. */
export function usePreload(href: string | null, isChosen: boolean): void {
  const preload = usePreloader();
  useEffect(() => {
    if (href && isChosen) preload(href);
  }, [preload, href, isChosen]);
}
