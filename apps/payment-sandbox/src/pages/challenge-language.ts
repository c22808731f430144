import { findLanguage, type Language } from '@booking/languages';

/** The language of the page to which the visitor returns. */
export function challengeLanguage(returnUrl: string | null): Language {
  const url = URL.canParse(returnUrl ?? '') ? new URL(returnUrl ?? '') : null;
  return findLanguage(url?.searchParams.get('locale') ?? '') ?? 'en';
}
