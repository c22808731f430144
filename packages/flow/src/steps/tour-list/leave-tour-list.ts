import { findLanguage } from '@booking/domain/schema';
import { redirect } from '@tanstack/react-router';
import { getAttribution } from '../../app/attribution.ts';
import { stringifySearch } from '../../app/search-codec.ts';
import type { Services } from '../../app/services.ts';

type Search = { tourId: readonly string[]; lang?: string | undefined };

/**
 * Redirects from the tour list to the tours of `tourId`, or else to the brand's home site. Several ids are joined by a colon, and an unknown
 * `lang` means the current language. The redirect loads a new document for another site or another language, which is resolved at boot.
 * @throws Redirect
 */
export function leaveTourList({ runtime, screens }: Pick<Services, 'runtime' | 'screens'>, search: Search): never {
  const { tourId, lang } = search;
  const attribution = getAttribution(search);
  if (tourId.length > 0) {
    const language = findLanguage(lang ?? '') ?? runtime.language;
    throw redirect({
      to: screens.date.to,
      params: { tour: tourId.join(':') },
      search: { ...attribution, ...(lang !== undefined && { locale: language }) },
      reloadDocument: language !== runtime.language,
    });
  }
  const { homeSite } = runtime.facts;
  const query = stringifySearch(attribution);
  const href = homeSite + (homeSite.includes('?') ? query.replace('?', '&') : query);
  throw redirect({ href, reloadDocument: true });
}
