import { LinkContext } from '@booking/ui/primitives';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { routeAt } from '../app/addresses.ts';

/** Lets the browser show that a tap was felt before the work that it causes. */
const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));

/** Makes the links of the views, which do not depend on the router, navigate within the app and preload on intent. */
export function LinkBridge({ children }: { children: ReactNode }) {
  const router = useRouter();
  const value = useMemo(
    () => ({
      follow(href: string): boolean {
        if (!routeAt(router, href)) return false;
        afterPaint(() => void router.navigate({ href }));
        return true;
      },
      intend(href: string) {
        // `href` takes precedence over `to`. A failed preload is ignored: the navigation itself loads again and reports the error.
        if (routeAt(router, href)) router.preloadRoute({ to: '.', href }).catch(() => {});
      },
    }),
    [router],
  );
  return <LinkContext value={value}>{children}</LinkContext>;
}
