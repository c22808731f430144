import { afterPaint } from '@booking/ui/primitives';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';

/** Preloads the code and the data of a step, after what was tapped is shown. A failure is ignored: the navigation loads again and reports it. */
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

/** Preloads the next step once the visitor has made this step's choice; not for a choice from the address. */
export function usePreload(href: string | null, made: boolean): void {
  const preload = usePreloader();
  useEffect(() => {
    if (href && made) preload(href);
  }, [preload, href, made]);
}
