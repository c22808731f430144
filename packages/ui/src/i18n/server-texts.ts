import type { Language } from '@booking/domain/schema';
import { server } from '@booking/languages';
import type { i18n as I18n } from 'i18next';

/** Texts that only a server needs, which no browser loads. */
export type ServerTexts = { search: (typeof server)['en']['search'] };

/** Gives an i18next instance the texts that only a server needs: what a search engine says of a page. */
export function addServerTexts(i18n: I18n, language: Language): void {
  i18n.addResourceBundle(language, 'search', server[language].search);
}
