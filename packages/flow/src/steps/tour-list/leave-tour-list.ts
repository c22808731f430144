import { redirect } from '@tanstack/react-router';
import { resolveLanguage } from '../../app/runtime.ts';
import type { Services } from '../../app/services.ts';

type Search = { tourId: readonly string[]; lang?: string | undefined; all?: '1' | undefined };

const isKnown = (lang: string): boolean => resolveLanguage(lang) === lang.toLowerCase().split(/[-_]/)[0];

/**
 * Redirects away from the tour list where required. `tourId` wins over `all`; several are joined by a colon, and an unknown `lang` gives the
 * current language. Without `all` (and not embedded) it is the brand's home site. The document is reloaded where the address is not ours, or
 * in another language, which is resolved at boot. TOUR-2, TOUR-4 to TOUR-7.
 * @throws Redirect
 */
export function leaveTourList({ runtime, screens }: Pick<Services, 'runtime' | 'screens'>, { tourId, lang, all }: Search): void {
  if (tourId.length > 0) {
    const language = lang !== undefined && isKnown(lang) ? resolveLanguage(lang) : runtime.language;
    throw redirect({
      to: screens.date.to,
      params: { tour: tourId.join(':') },
      search: lang === undefined ? {} : { locale: language },
      reloadDocument: language !== runtime.language,
      replace: true,
    });
  }
  if (all === undefined && !runtime.embedded) throw redirect({ href: runtime.facts.homeSite, reloadDocument: true, replace: true });
}
