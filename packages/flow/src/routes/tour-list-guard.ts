import { redirect } from '@tanstack/react-router';
import { type Runtime, resolveLanguage } from '../boot/resolve-runtime.ts';
import type { Services } from '../boot/services.ts';
import type { tourListSearch } from './selection-search.ts';

type Entry = Pick<Services, 'runtime'>;

/**
 * Where the tour list sends the browser, or null to stay. `tourId` wins over `all`; several are joined by a colon, and an
 * unknown `lang` gives the current language. Without `all` (and not embedded) it is the brand's home site. `reload`: the document must be
 * loaded anew, because it is not ours or in another language. Specification section 2; decisions, Landing.
 */
export function tourListTarget(
  { runtime }: Entry,
  { tourId, lang, all }: Pick<ReturnType<typeof tourListSearch>, 'tourId' | 'lang' | 'all'>,
): { href: string; reload: boolean } | null {
  if (tourId.length > 0) {
    const known = lang !== undefined && isKnown(lang);
    const language = known ? resolveLanguage(lang) : runtime.language;
    const locale = lang === undefined ? runtime.kept.locale : language;
    const ids = tourId.map((id) => encodeURIComponent(id).replaceAll('%3A', ':')).join(':');
    const query = locale ? `?locale=${locale}` : '';
    return { href: `${runtime.basepath}/tours/${ids}${query}`, reload: language !== runtime.language || locale !== runtime.kept.locale };
  }
  if (all !== undefined || runtime.embedded) return null;
  return { href: runtime.facts.homeSite, reload: true };
}

const isKnown = (lang: string): boolean => {
  const [primary] = lang.toLowerCase().split(/[-_]/);
  return resolveLanguage(lang) === primary;
};

/** Leaves the tour list where it must be left. */
export function guardTourList(entry: Entry, search: Parameters<typeof tourListTarget>[1]): void {
  const target = tourListTarget(entry, search);
  if (target) throw redirect({ href: target.href, reloadDocument: target.reload, replace: true });
}

/** The date step leads back to the tour list, except in production and in frames, where there is none to go back to. Specification section 2. */
export const leadsToTourList = ({ config, shell, framed }: Pick<Runtime, 'config' | 'shell' | 'framed'>): boolean =>
  config.stage !== 'production' && shell === 'booking' && !framed;
