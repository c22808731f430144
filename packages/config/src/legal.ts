import { type Brand, brands } from '@booking/domain/brand';
import { policyTerms } from '@booking/domain/insurance';
import { type TermKey, type TravelTermKey, termKeys, travelTermKeys } from '@booking/domain/market';
import { type InsuranceType, insuranceTypes, type Language, languages } from '@booking/domain/schema';
import * as v from 'valibot';
import { key, nonEmptyText, perLanguage, webAddress } from './config-values.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** Who insures: name and seat, and the address of the product information document that the law asks for. */
const insurer = v.object({ name: nonEmptyText, informationSheet: key(v.nullable(webAddress), null) });
export type Insurer = v.InferOutput<typeof insurer>;

const brandLegal = v.object({
  orderButton: key(v.nullable(perLanguage(nonEmptyText)), null),
  requestButton: key(v.nullable(perLanguage(nonEmptyText)), null),
  insurers: key(v.nullable(v.object(v.entriesFromList(insuranceTypes, key(v.nullable(perLanguage(insurer)), null)))), null),
  terms: key(v.nullable(v.object(v.entriesFromList(termKeys, key(v.nullable(perLanguage(webAddress)), null)))), null),
});
const LegalSchema = key(v.nullable(v.object(v.entriesFromList(brands, key(v.nullable(brandLegal), null)))), null);

/** The addresses of the terms. Those of an insurance type may be in its policies, too: null if none is configured. */
export type TermAddresses = Readonly<Record<TravelTermKey, string> & Record<InsuranceType, string | null>>;

/**
 * The legal texts of the order: the text of the button that books and of the one that asks for a trip on request (null: the page's own), and
 * the insurers, null where none is configured, and the addresses of the terms.
 */
export type LegalTexts = {
  orderButton: string | null;
  requestButton: string | null;
  insurers: Readonly<Record<InsuranceType, Insurer | null>>;
  terms: TermAddresses;
};

/**
 * The legal texts of a brand in a language: those of the configuration, else the addresses of the brand's site; the terms of an insurance have no
 * default. They are parsed here and not with the rest of the configuration, since only one screen needs them.
 */
export function legalTexts(brand: Brand, language: Language, config: Pick<RuntimeConfig, 'legal'>): LegalTexts {
  const given = v.parse(LegalSchema, config.legal)?.[brand];
  const ofTravel = travelTermKeys.map((term) => [term, given?.terms?.[term]?.[language] ?? `/brand/${brand}/${language}/terms#${term}`]);
  const ofInsurance = insuranceTypes.map((type) => [type, given?.terms?.[type]?.[language] ?? null]);
  return {
    orderButton: given?.orderButton?.[language] ?? null,
    requestButton: given?.requestButton?.[language] ?? null,
    insurers: {
      cancellation: given?.insurers?.cancellation?.[language] ?? null,
      travel: given?.insurers?.travel?.[language] ?? null,
    },
    terms: Object.fromEntries([...ofTravel, ...ofInsurance]) as TermAddresses,
  };
}

/** A term without a configured address in these languages. */
export type MissingTerms = { brand: Brand; term: TermKey; languages: readonly Language[] };

/**
 * The terms that nobody can read, for the check of a deployment's configuration: those of an insurance whose policy has none of its own, and in
 * stage `production` those of the trip, whose default is a page of the demo.
 * @param policies the policies that are sold
 */
export function missingTerms(
  config: Pick<RuntimeConfig, 'legal' | 'stage'>,
  policies: readonly { insurance_type: InsuranceType; terms?: string | null | undefined }[],
): MissingTerms[] {
  const given = v.parse(LegalSchema, config.legal);
  const withoutText = insuranceTypes.filter((type) => policies.some((policy) => policy.insurance_type === type && !policyTerms(policy)));
  const needed: readonly TermKey[] = [...(config.stage === 'production' ? travelTermKeys : []), ...withoutText];
  return brands.flatMap((brand) =>
    needed.flatMap((term) => {
      const missing = languages.filter((language) => !given?.[brand]?.terms?.[term]?.[language]);
      return missing.length === 0 ? [] : [{ brand, term, languages: missing }];
    }),
  );
}
