import { type Language, languages } from '@booking/domain/schema';
import { facts } from '@booking/languages';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useServices } from '../app/services.ts';

/** Links to this page in each language. They reload the page: the language is resolved once, at boot. They follow a navigation after its screen is shown. */
export function useLanguageLinks() {
  const { language } = useServices().runtime;
  const router = useRouter();
  const search = useDeferredValue(useMatches({ select: (matches) => matches.at(-1)?.search }));
  return useMemo(() => {
    const toHref = (locale: Language) => router.buildLocation({ to: '.', search: { ...search, locale } }).publicHref;
    return languages.map((code) => ({ code, label: facts[code].name, href: toHref(code), current: code === language }));
  }, [search, router, language]);
}
