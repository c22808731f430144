import { type Language, languages } from '@booking/domain/schema';
import type { AnyRouter } from '@tanstack/react-router';
import { buildAddress, type RouteMatch } from '../../app/addresses.ts';
import { stringifySearch } from '../../app/search-codec.ts';
import type { Services } from '../../app/services.ts';

/** The whole address of a screen in a language, as a search engine finds it. */
export type FoundAddresses = {
  /** In the page's own language. */
  own: string;
  byLanguage: Readonly<Record<Language, string>>;
};

/** English is also what an address without a language shows. */
const toSearch = (search: object, language: Language): string =>
  stringifySearch({ ...search, locale: language === 'en' ? undefined : language });

/** The addresses of a path in each language. */
function toFoundAddresses(path: string, search: object, language: Language): FoundAddresses {
  const byLanguage = Object.fromEntries(languages.map((code) => [code, path + toSearch(search, code)])) as Record<Language, string>;
  return { own: byLanguage[language], byLanguage };
}

type Site = Pick<Services, 'screens' | 'runtime'> & { origin: string };

/** The address of the tour list, which its parameter asks for: without it the brand's own site is shown. */
export const tourListAddresses = (router: AnyRouter, { screens, runtime, origin }: Site): FoundAddresses =>
  toFoundAddresses(origin + pathOf(router, { to: screens.tourList.to }), { all: 1 }, runtime.language);

/** The addresses of a tour's dates. */
export const tourAddresses = (router: AnyRouter, { screens, runtime, origin }: Site, tour: string): FoundAddresses =>
  toFoundAddresses(origin + pathOf(router, { to: screens.date.to, params: { tour } }), {}, runtime.language);

/** The path of a ship step, for one day of a tour. */
export const dayAddress = (router: AnyRouter, { screens, runtime, origin }: Site, tour: string, date: string): string =>
  toFoundAddresses(origin + pathOf(router, { to: screens.ship.to, params: { tour, date } }), {}, runtime.language).own;

const pathOf = (router: AnyRouter, destination: object): string =>
  router.buildLocation(destination as object).publicHref.split('?')[0] ?? '';

/**
 * The addresses of the screen of a route, with nothing that was chosen on it and nothing about the visitor: each is one page for a search engine,
 * whatever party, month or campaign a link to it names.
 */
export function screenAddresses(router: AnyRouter, site: Site, match: Pick<RouteMatch, 'route' | 'params'>, step: string): FoundAddresses {
  if (step === 'tour-list') return tourListAddresses(router, site);
  const [path = ''] = buildAddress(router, match).split('?');
  return toFoundAddresses(site.origin + path, {}, site.runtime.language);
}
