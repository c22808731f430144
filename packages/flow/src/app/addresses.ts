import { type AnyRoute, type AnyRouter, type RegisteredRouter, useRouter, type ValidateNavigateOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Runtime } from './runtime.ts';
import type { Screens } from './screen.ts';
import { stringifySearch } from './search-codec.ts';
import { useServices } from './services.ts';

/** The routes by name: for `to` of a link, and for a screen's own `useParams` and `useSearch`. */
export const useScreens = (): Screens => useServices().screens;

/** Makes a whole address of a destination; a path, parameter or search that no route has does not compile. */
export type HrefOf = <const Options>(destination: ValidateNavigateOptions<RegisteredRouter, Options>) => string;

/** Addresses within this shell, base path included. */
export const hrefOf =
  (router: AnyRouter): HrefOf =>
  (destination) =>
    router.buildLocation(destination as object).publicHref;

/** Addresses for the links of a view: within this shell, and in the full shell of the same brand, for links out of a frame. */
export function hrefsOf(
  router: AnyRouter,
  { basepath, fullBase }: Pick<Runtime, 'basepath' | 'fullBase'>,
): { href: HrefOf; fullHref: HrefOf } {
  return {
    href: hrefOf(router),
    fullHref(destination) {
      const { publicHref, search } = router.buildLocation(destination as object);
      const [path = ''] = publicHref.slice(basepath.length).split('?');
      // A layout that the frame's address forces is not that of the full shell.
      return fullBase + path + stringifySearch({ ...search, embedded: undefined });
    },
  };
}

export function useHrefs(): { href: HrefOf; fullHref: HrefOf } {
  const router = useRouter();
  const { runtime } = useServices();
  return useMemo(() => hrefsOf(router, runtime), [router, runtime]);
}

type FoundRoute = { route: AnyRoute; branch: readonly AnyRoute[]; params: Readonly<Record<string, string>> };

/** The route that an address has, or that it begins with: then what is left of it is the parameter `**`. */
export function nearestRoute(router: AnyRouter, href: string): FoundRoute | null {
  const { origin, pathname } = new URL(href, router.origin);
  const base = router.basepath === '/' ? '' : router.basepath;
  if (origin !== router.origin || !`${pathname}/`.startsWith(`${base}/`)) return null;
  const [branch, params, route] = router.getMatchedRoutes(pathname.slice(base.length) || '/');
  return route ? { route, branch, params } : null;
}

/** The route of an address; null when this shell has no route for it. */
export function routeAt(router: AnyRouter, href: string): FoundRoute | null {
  const found = nearestRoute(router, href);
  return found && !('**' in found.params) ? found : null;
}

/** An address of a route that was recognised, with other search parameters. */
export const addressOf = (router: AnyRouter, { route, params }: Pick<FoundRoute, 'route' | 'params'>, search: object = {}): string =>
  router.buildLocation({ to: route.fullPath, params, search } as object).publicHref;

/** Whether an address, or what it begins with, opens personal data: the id of a booking or payment is in it. */
export const isPersonal = (router: AnyRouter, href: string): boolean =>
  nearestRoute(router, href)?.branch.some(({ options }) => options.staticData?.personal) ?? false;
