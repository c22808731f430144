import type { Language } from '@booking/domain/schema';
import type { i18n as I18n } from 'i18next';
import german from './locales/de/search.json';
import english from './locales/en/search.json';
import dutch from './locales/nl/search.json';

/** Texts that only a server needs, which no browser loads. */
export type ServerTexts = { search: typeof english };

const texts: Record<Language, ServerTexts> = { en: { search: english }, nl: { search: dutch }, de: { search: german } };

/** Gives an i18next instance the texts that only a server needs: what a search engine says of a page. */
export function addServerTexts(i18n: I18n, language: Language): void {
  for (const [namespace, resources] of Object.entries(texts[language])) i18n.addResourceBundle(language, namespace, resources);
}
