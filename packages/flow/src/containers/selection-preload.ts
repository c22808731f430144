import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Fetches the code and the data of the next step as soon as this step's choice is made. */
export function usePreload(href: string | null): void {
  const router = useRouter();
  useEffect(() => {
    // What cannot be fetched ahead is fetched, and complained of, when the visitor really goes there.
    if (href) router.preloadRoute({ to: '.', href }).catch(() => {});
  }, [router, href]);
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
