import type { Language } from '@booking/domain/schema';
import { server } from '@booking/languages';
import type { i18n as I18n } from 'i18next';

/** Texts that only a server needs, which no browser loads. */
export type ServerTexts = Pick<(typeof server)['en'], 'search' | 'shell'>;

/** Gives an i18next instance the texts that only a server needs: what a search engine says of a page, and what the page says without its scripts. */
export function addServerTexts(i18n: I18n, language: Language): void {
  const { search, shell } = server[language];
  for (const [namespace, texts] of Object.entries({ search, shell })) i18n.addResourceBundle(language, namespace, texts);
}
