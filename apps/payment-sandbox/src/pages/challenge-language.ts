import { type Language, languages } from '@booking/languages';

/** The language of the page to which the visitor returns. */
export function challengeLanguage(returnUrl: string | null): Language {
  const url = URL.canParse(returnUrl ?? '') ? new URL(returnUrl ?? '') : null;
  const locale = url?.searchParams.get('locale') ?? '';
  return languages.find((language) => locale.startsWith(language)) ?? 'en';
}
