import { LinkContext } from '@booking/ui/primitives';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { routeAt } from '../app/addresses.ts';

/** Lets the links of the views, which know nothing of a router, move within the app, and fetch ahead on intent. */
export function LinkBridge({ children }: { children: ReactNode }) {
  const router = useRouter();
  const value = useMemo(
    () => ({
      follow(href: string): boolean {
        if (!routeAt(router, href)) return false;
        void router.navigate({ href });
        return true;
      },
      intend(href: string) {
        // `href` outranks `to`. What cannot be fetched ahead is fetched, and complained of, when the visitor really goes there.
        if (routeAt(router, href)) router.preloadRoute({ to: '.', href }).catch(() => {});
      },
    }),
    [router],
  );
  return <LinkContext value={value}>{children}</LinkContext>;
}
