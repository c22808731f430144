import { parseUrl } from '@booking/config';
import type { AnyRouter } from '@tanstack/react-router';
import { publicRouteAt } from '../app/addresses.ts';
import { getAttribution } from '../app/attribution.ts';
import { parseSearch, stringifySearch, withoutEmails } from '../app/search-codec.ts';

/** The names of the search parameters in a route's schema. */
const getParamNames = (schema: unknown): string[] => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

/**
 * An address as third parties may see it: the path, the search parameters that the tool knows, and the attribution. Null for an address with
 * access to personal data, or without a screen in this shell.
 */
export function publicAddress(router: AnyRouter, href: string): string | null {
  const found = publicRouteAt(router, href);
  if (!found) return null;
  const url = new URL(href, router.origin);
  const search = parseSearch(url.search);
  const known = new Set(found.branch.flatMap(({ options }) => getParamNames(options.validateSearch)));
  const kept = Object.fromEntries(Object.entries(search).filter(([name]) => known.has(name)));
  return url.origin + url.pathname + stringifySearch(withoutEmails({ ...kept, ...getAttribution(search) }));
}

/** The referrer as third parties may see it: only the origin for another site, '' if unknown. */
export function publicReferrer(router: AnyRouter, referrer: string): string {
  const url = parseUrl(referrer);
  if (!url) return '';
  const { origin } = url;
  return origin === router.origin ? (publicAddress(router, referrer) ?? `${origin}/`) : `${origin}/`;
}
