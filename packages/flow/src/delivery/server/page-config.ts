import type { Brand } from '@booking/domain/brand';
import { type Language, languages } from '@booking/domain/schema';

/** What is configured for each brand, by its id. */
const perBrand = ['brands', 'legal'];

const isPerLanguage = (value: object): boolean => Object.keys(value).every((key) => languages.some((language) => language === key));

/** Of each value that is given per language, the page's own. */
function pickLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = isPerLanguage(value) ? Object.entries(value).filter(([key]) => key === language) : Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, pickLanguage(inner, language)]));
}

/** The configuration that a page of a brand needs: of what is configured for each brand and language, its own. */
export const pageConfig = (
  config: Record<string, unknown>,
  { brand, language }: { brand: Brand; language: Language },
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      if (!value || !perBrand.includes(key)) return [key, value];
      const own = Object.entries(value).filter(([id]) => id === brand);
      return [key, pickLanguage(Object.fromEntries(own), language)];
    }),
  );
