import { afterPaint, LinkContext } from '@booking/ui/primitives';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { publicRouteAt, routeAt } from '../app/addresses.ts';
import { usePreloader } from '../app/preload.ts';
import { useServices } from '../app/services.ts';

/**
 * Connects the links of the views, which do not depend on the router: they navigate within the app and preload on intent. If third-party
 * scripts may run in the document, a link between an address with personal data and one without loads a new document.
 */
export function LinkBridge({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { hasThirdPartyScripts } = useServices();
  const preload = usePreloader();
  const value = useMemo(
    () => ({
      follow(href: string): boolean {
        if (!routeAt(router, href)) return false;
        const isPublic = (address: string) => publicRouteAt(router, address) !== null;
        if (hasThirdPartyScripts && isPublic(href) !== isPublic(router.state.location.publicHref)) return false;
        void afterPaint().then(() => router.navigate({ href }));
        return true;
      },
      intend(href: string) {
        if (routeAt(router, href)) preload(href);
      },
    }),
    [router, preload, hasThirdPartyScripts],
  );
  return <LinkContext value={value}>{children}</LinkContext>;
}
