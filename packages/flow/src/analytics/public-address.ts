import type { AnyRouter } from '@tanstack/react-router';
import { nearestRoute } from '../app/addresses.ts';
import { getAttribution } from '../app/attribution.ts';
import { parseSearch, type SearchRecord, stringifySearch } from '../app/search-codec.ts';

/** The search parameters that a route reads: those of its schemas. */
const getParamNames = (schema: unknown): string[] => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

/** A value with an @ in it may be somebody's email address. */
export const withoutEmails = (search: SearchRecord): SearchRecord =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => !String(value).includes('@')));

/**
 * An address as others may see it: its route and the parameters that the tool itself knows, whatever else is in it. Null for one that opens
 * personal data, and for one that is no screen of this shell. OUT-39.
 */
export function publicAddress(router: AnyRouter, href: string): string | null {
  const found = nearestRoute(router, href);
  if (!found || '**' in found.params || found.branch.some(({ options }) => options.staticData?.personal)) return null;
  const url = new URL(href, router.origin);
  const search = parseSearch(url.search);
  const known = new Set(found.branch.flatMap(({ options }) => getParamNames(options.validateSearch)));
  const kept = Object.fromEntries(Object.entries(search).filter(([name]) => known.has(name)));
  return url.origin + url.pathname + stringifySearch(withoutEmails({ ...kept, ...getAttribution(search) }));
}

/** Where the document was opened from, as others may see it: of another site its origin alone. '' where that is not known. */
export function publicReferrer(router: AnyRouter, referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin } = new URL(referrer);
  return origin === router.origin ? (publicAddress(router, referrer) ?? `${origin}/`) : `${origin}/`;
}
