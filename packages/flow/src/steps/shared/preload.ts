import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterPaint } from '../../app/after-paint.ts';

/** Preloads the code and the data of the next step once the visitor has made this step's choice; not for a choice from the address. */
export function usePreload(href: string | null, made: boolean): void {
  const router = useRouter();
  useEffect(() => {
    // A failed preload is ignored: the navigation itself loads again and reports the error.
    if (href && made)
      afterPaint()
        .then(() => router.preloadRoute({ to: '.', href }))
        .catch(() => {});
  }, [router, href, made]);
}

type IdleWindow = { requestIdleCallback?: typeof requestIdleCallback; cancelIdleCallback?: typeof cancelIdleCallback };

/** Runs a callback when the browser is idle; returns the function that cancels it. */
export function whenIdle(run: () => void, page: IdleWindow = window): () => void {
  if (page.requestIdleCallback && page.cancelIdleCallback) {
    const handle = page.requestIdleCallback(run, { timeout: 2000 });
    return () => page.cancelIdleCallback?.(handle);
  }
  const timer = setTimeout(run, 300);
  return () => clearTimeout(timer);
}
