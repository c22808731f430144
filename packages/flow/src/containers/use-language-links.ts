import { type Language, languages } from '@booking/domain/schema';
import { useLocation } from '@tanstack/react-router';
import { type SearchInput, stringifySearch } from '../boot/search-codec.ts';
import { useServices } from '../boot/services.ts';

const names: Record<Language, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };

/** Links to this very page in each language. They load the page anew: language is resolved once, at boot. */
export function useLanguageLinks(): { code: Language; label: string; href: string; current: boolean }[] {
  const { runtime } = useServices();
  const { pathname, search } = useLocation({ select: ({ pathname, search }) => ({ pathname, search }) });
  return languages.map((code) => ({
    code,
    label: names[code],
    href: `${runtime.basepath}${pathname}${stringifySearch({ ...(search as SearchInput), locale: code })}`,
    current: code === runtime.language,
  }));
}
