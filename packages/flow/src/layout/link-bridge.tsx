import { LinkContext } from '@booking/ui/primitives';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { routeAt } from '../app/addresses.ts';
import { afterPaint } from '../app/after-paint.ts';

/** Makes the links of the views, which do not depend on the router, navigate within the app and preload on intent. */
export function LinkBridge({ children }: { children: ReactNode }) {
  const router = useRouter();
  const value = useMemo(
    () => ({
      follow(href: string): boolean {
        if (!routeAt(router, href)) return false;
        void afterPaint().then(() => router.navigate({ href }));
        return true;
      },
      intend(href: string) {
        // `href` takes precedence over `to`. A failed preload is ignored: the navigation itself loads again and reports the error.
        if (routeAt(router, href))
          afterPaint()
            .then(() => router.preloadRoute({ to: '.', href }))
            .catch(() => {});
      },
    }),
    [router],
  );
  return <LinkContext value={value}>{children}</LinkContext>;
}
