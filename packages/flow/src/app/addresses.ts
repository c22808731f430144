import { themeParameters } from '@booking/config/theme-parameters';
import { type AnyRoute, type AnyRouter, type RegisteredRouter, useRouter, type ValidateNavigateOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Runtime } from './runtime.ts';
import type { Screens } from './screen.ts';
import { stringifySearch } from './search-codec.ts';
import { useServices } from './services.ts';

/** The routes by name: for the `to` of a link, and for a screen's own `useParams` and `useSearch`. */
export const useScreens = (): Screens => useServices().screens;

/** Builds the address of a destination. A path, parameter or search parameter that no route has does not compile. */
export type HrefBuilder = <const Options>(destination: ValidateNavigateOptions<RegisteredRouter, Options>) => string;

/** Builds addresses within this shell, including its base path. */
export const createHrefBuilder =
  (router: AnyRouter): HrefBuilder =>
  (destination) =>
    router.buildLocation(destination as object).publicHref;

/** The full shell inherits neither the layout nor the theme of the frame's address. */
const withoutFrame = Object.fromEntries(['embedded', ...themeParameters].map((name) => [name, undefined]));

/** Build addresses for the links of a view: `href` within this shell, `fullHref` in the full shell of the same brand, for links out of a frame. */
export function createHrefBuilders(
  router: AnyRouter,
  { basepath, fullBase }: Pick<Runtime, 'basepath' | 'fullBase'>,
): { href: HrefBuilder; fullHref: HrefBuilder } {
  return {
    href: createHrefBuilder(router),
    fullHref(destination) {
      const { publicHref, search } = router.buildLocation(destination as object);
      const [path = ''] = publicHref.slice(basepath.length).split('?');
      return fullBase + path + stringifySearch({ ...search, ...withoutFrame });
    },
  };
}

export function useHrefs(): { href: HrefBuilder; fullHref: HrefBuilder } {
  const router = useRouter();
  const { runtime } = useServices();
  return useMemo(() => createHrefBuilders(router, runtime), [router, runtime]);
}

export type RouteMatch = { route: AnyRoute; branch: readonly AnyRoute[]; params: Readonly<Record<string, string>> };

/** The route of an address; null if this shell has no route for it. */
export function routeAt(router: AnyRouter, href: string): RouteMatch | null {
  const { origin, pathname } = new URL(href, router.origin);
  const base = router.basepath === '/' ? '' : router.basepath;
  if (origin !== router.origin || !`${pathname}/`.startsWith(`${base}/`)) return null;
  const [branch, params, route] = router.getMatchedRoutes(pathname.slice(base.length) || '/');
  // The parameter `**` holds the rest of a path of which only the beginning matches.
  if (!route || '**' in params) return null;
  const { shell } = route.options.staticData ?? {};
  return shell && shell !== router.options.context.runtime.shell ? null : { route, branch, params };
}

/** Builds the address of a matched route with the given search parameters. */
export const buildAddress = (router: AnyRouter, { route, params }: Pick<RouteMatch, 'route' | 'params'>, search: object = {}): string =>
  router.buildLocation({ to: route.fullPath, params, search } as object).publicHref;

/**
 * The route of an address whose document may have third-party scripts; null without one. An address that gives access to personal data, by the
 * id of a booking or payment, has none, nor has one without a screen: it may hold such an id, and be mangled.
 */
export function publicRouteAt(router: AnyRouter, href: string): RouteMatch | null {
  const found = routeAt(router, href);
  return found?.branch.some(({ options }) => options.staticData?.personal) ? null : found;
}
