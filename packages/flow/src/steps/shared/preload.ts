import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Fetches the code and the data of the next step once the visitor has made this step's choice; never for one that the address brought. */
export function usePreload(href: string | null, made: boolean): void {
  const router = useRouter();
  useEffect(() => {
    // What cannot be fetched ahead is fetched, and complained of, when the visitor really goes there.
    if (href && made) router.preloadRoute({ to: '.', href }).catch(() => {});
  }, [router, href, made]);
}

type IdleWindow = { requestIdleCallback?: typeof requestIdleCallback; cancelIdleCallback?: typeof cancelIdleCallback };

/** Runs something when the browser has nothing better to do; answers how to call it off. */
export function whenIdle(run: () => void, page: IdleWindow = window): () => void {
  if (page.requestIdleCallback && page.cancelIdleCallback) {
    const handle = page.requestIdleCallback(run, { timeout: 2000 });
    return () => page.cancelIdleCallback?.(handle);
  }
  const timer = setTimeout(run, 300);
  return () => clearTimeout(timer);
}
