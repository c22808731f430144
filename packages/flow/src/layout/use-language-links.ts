import { type Language, languages } from '@booking/domain/schema';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useServices } from '../app/services.ts';

const names: Record<Language, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };

/** Links to this page in each language. They reload the page: the language is resolved once, at boot. */
export function useLanguageLinks(): { code: Language; label: string; href: string; current: boolean }[] {
  const { runtime } = useServices();
  const router = useRouter();
  // Rerenders on every navigation.
  useLocation({ select: ({ href }) => href });
  return languages.map((code) => ({
    code,
    label: names[code],
    href: router.buildLocation({ to: '.', search: (before) => ({ ...before, locale: code }) }).publicHref,
    current: code === runtime.language,
  }));
}
