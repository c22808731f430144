import { type Brand, brands } from '@booking/domain/brand';
import { type TravelTermKey, travelTermKeys } from '@booking/domain/market';
import type { Language } from '@booking/domain/schema';
import * as v from 'valibot';
import { key, nonEmptyText, perLanguage, webAddress } from './config-values.ts';
import type { RuntimeConfig } from './runtime-config.ts';

const brandLegal = v.object({
  orderButton: key(v.nullable(perLanguage(nonEmptyText)), null),
  terms: key(v.nullable(v.object(v.entriesFromList(travelTermKeys, key(v.nullable(perLanguage(webAddress)), null)))), null),
});
const LegalSchema = key(v.nullable(v.object(v.entriesFromList(brands, key(v.nullable(brandLegal), null)))), null);

/** The legal texts of the order: the text of the order button (null: the page's own), and the address of each of the terms. */
export type LegalTexts = { orderButton: string | null; terms: Readonly<Record<TravelTermKey, string>> };

/**
 * The legal texts of a brand in a language: those of the configuration, else the addresses of the brand's site. They are parsed here and not
 * with the rest of the configuration, since only one screen needs them. BRAND-24, CONF-4, CONF-19.
 */
export function legalTexts(brand: Brand, language: Language, config: Pick<RuntimeConfig, 'legal'>): LegalTexts {
  const given = v.parse(LegalSchema, config.legal)?.[brand];
  const toAddress = (term: TravelTermKey): string => given?.terms?.[term]?.[language] ?? `/brand/${brand}/${language}/terms#${term}`;
  return {
    orderButton: given?.orderButton?.[language] ?? null,
    terms: Object.fromEntries(travelTermKeys.map((term) => [term, toAddress(term)])) as Record<TravelTermKey, string>,
  };
}
