import { LinkContext } from '@booking/ui/primitives';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useServices } from './services.ts';

/** True for an address of this shell: the router's to follow. The frame is a shell of its own inside the full one. */
export function isOwnAddress(href: string, basepath: string, shell: 'booking' | 'frame'): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const path = href.split(/[?#]/)[0] ?? '';
  if (path !== basepath && !path.startsWith(`${basepath}/`)) return false;
  const rest = path.slice(basepath.length);
  return /^\/?$|^\/(tours|departures|bookings|payments)(\/|$)/.test(rest) && (shell === 'frame' || !rest.startsWith('/frame'));
}

/** Lets the links of the views, which know nothing of a router, move within the app, and fetch ahead on intent. */
export function LinkBridge({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { basepath, shell } = useServices().runtime;
  const value = useMemo(
    () => ({
      follow(href: string): boolean {
        if (!isOwnAddress(href, basepath, shell)) return false;
        void router.navigate({ href });
        return true;
      },
      intend(href: string) {
        // `href` outranks `to`. What cannot be fetched ahead is fetched, and complained of, when the visitor really goes there.
        if (isOwnAddress(href, basepath, shell)) router.preloadRoute({ to: '.', href }).catch(() => {});
      },
    }),
    [router, basepath, shell],
  );
  return <LinkContext value={value}>{children}</LinkContext>;
}
