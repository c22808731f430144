import { findLanguage, sandboxForm } from '@booking/languages';

export type Texts = (typeof sandboxForm)[keyof typeof sandboxForm];
export type CaseName = keyof Texts['cases'];

/** `de-AT` and `de` are German. An unknown locale, and `auto`, is the language of the page or English. */
export function getTexts(locale: string | undefined): Texts {
  const asked = !locale || locale === 'auto' ? document.documentElement.lang : locale;
  return sandboxForm[findLanguage(asked) ?? 'en'];
}
