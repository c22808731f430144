import type { Language } from '../language.ts';
import { type Cents, subtract, sum } from '../money/money.ts';
import { type InsuranceType, insuranceTypes, type Market } from '../schema/common.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import type { Translation } from '../schema/translation.ts';
import { findTranslation } from '../translations/translate.ts';
import { offeredPolicies } from './eligibility.ts';
import { labelPolicies, type PolicyLabel } from './policy-label.ts';
import { premium } from './premium.ts';
import { policyTerms } from './terms.ts';

/** An entity's own texts are in the language that all translations fall back to. */
const ownLanguage: Language = 'en';

/** A text of an insurer, which may hold HTML, and the language that it is in. */
export type PolicyText = { html: string; language: Language };

/** A policy as it is offered: `price` and `tax` in cents, and the insurer's texts. */
export type OfferedPolicy = {
  id: string;
  label: PolicyLabel;
  price: Cents;
  tax: Cents;
  summary: PolicyText | null;
  description: PolicyText | null;
  finePrint: PolicyText | null;
  terms: PolicyText | null;
};

/** All policies of one type that are offered, at least one: one checkbox selects them all. `price` and `tax` are their sums in cents. */
export type InsuranceOffer = { type: InsuranceType; price: Cents; tax: Cents; policies: readonly OfferedPolicy[] };

const ownText = (html: string | null): PolicyText | null => (html ? { html, language: ownLanguage } : null);

/**
 * The insurance offered to this guest, by type, at the price for this trip: one checkbox selects every policy of its type and market.
 * None for AU. A policy's name and description come from the product translation with its id, if there is one. PRICE-31, PRICE-32, PRICE-33,
 * CONF-10, CONF-34, CONF-51.
 */
export function insuranceOffers(
  policies: readonly InsurancePolicy[],
  quote: { market: Market; subtotal: Cents; localCosts: Cents },
  country: string | null,
  { translations, language }: { translations: readonly Translation[] | undefined; language: Language },
): InsuranceOffer[] {
  const offered = offeredPolicies(policies, quote.market, country);
  const base = subtract(quote.subtotal, quote.localCosts);
  const toOffered = (policy: InsurancePolicy, label: PolicyLabel): OfferedPolicy => {
    const { price, tax } = premium(policy, base);
    const translation = findTranslation(translations, policy.id, language);
    return {
      id: policy.id,
      label,
      price,
      tax,
      summary: ownText(policy.summary),
      description: translation?.description
        ? { html: translation.description, language: translation.language }
        : ownText(policy.description),
      finePrint: ownText(policy.fine_print),
      terms: ownText(policyTerms(policy)),
    };
  };
  return insuranceTypes.flatMap((type) => {
    const own = offered.filter((policy) => policy.insurance_type === type);
    if (own.length === 0) return [];
    const shown = labelPolicies(own, translations, language).map(({ policy, label }) => toOffered(policy, label));
    return [{ type, price: sum(...shown.map(({ price }) => price)), tax: sum(...shown.map(({ tax }) => tax)), policies: shown }];
  });
}
