import { type Language, languages } from '@booking/domain/schema';
import { facts } from '@booking/languages';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useServices } from '../app/services.ts';

/** Links to this page in each language. They reload the page: the language is resolved once, at boot. */
export function useLanguageLinks(): { code: Language; label: string; href: string; current: boolean }[] {
  const { runtime } = useServices();
  const router = useRouter();
  // Rerenders on every navigation.
  useLocation({ select: ({ href }) => href });
  return languages.map((code) => ({
    code,
    label: facts[code].name,
    href: router.buildLocation({ to: '.', search: (before) => ({ ...before, locale: code }) }).publicHref,
    current: code === runtime.language,
  }));
}
