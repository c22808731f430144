import { afterPaint, LinkContext } from '@booking/ui/primitives';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { isPersonal, routeAt } from '../app/addresses.ts';
import { usePreloader } from '../app/preload.ts';
import { useServices } from '../app/services.ts';

/**
 * Makes the links of the views, which do not depend on the router, navigate within the app and preload on intent. Between addresses that open
 * personal data and others it leaves them to the browser where third-party scripts may be in the document: they must not come along. OUT-36.
 */
export function LinkBridge({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { hasThirdPartyScripts } = useServices();
  const preload = usePreloader();
  const value = useMemo(
    () => ({
      follow(href: string): boolean {
        if (!routeAt(router, href)) return false;
        if (hasThirdPartyScripts && isPersonal(router, href) !== isPersonal(router, router.state.location.publicHref)) return false;
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
