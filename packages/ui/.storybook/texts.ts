import { type Language, languages } from '@booking/domain/schema';
import { createI18n, type I18n, loadTexts } from '../src/i18n/index.ts';

async function allTexts(language: Language): Promise<I18n> {
  const i18n = await createI18n(language);
  await loadTexts(language, ['steps', 'checkout', 'confirmation', 'group', 'payment'], i18n);
  return i18n;
}

/** All texts in all languages, loaded before the first story is shown. */
export const texts = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await allTexts(language)])),
) as Record<Language, I18n>;
