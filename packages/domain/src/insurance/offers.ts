import type { Language } from '../language.ts';
import { type Cents, subtract, sum } from '../money/money.ts';
import { type InsuranceType, insuranceTypes, type Market } from '../schema/common.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import type { ProductTranslation } from '../schema/translation.ts';
import type { LocalText } from '../translations/local-text.ts';
import { offeredPolicies } from './eligibility.ts';
import { labelPolicies, type PolicyLabel } from './policy-label.ts';
import { policyTexts } from './policy-texts.ts';
import { premium } from './premium.ts';

/** A policy as it is offered: `price` and `tax` in cents, and the insurer's texts, which may hold HTML, each with its language. */
export type OfferedPolicy = {
  id: string;
  label: PolicyLabel;
  price: Cents;
  tax: Cents;
  summary: LocalText | null;
  description: LocalText | null;
  finePrint: LocalText | null;
  terms: LocalText | null;
};

/** All policies of one type that are offered, at least one: one checkbox selects them all. `price` and `tax` are their sums in cents. */
export type InsuranceOffer = { type: InsuranceType; price: Cents; tax: Cents; policies: readonly OfferedPolicy[] };

/**
 * The insurance offered to this guest, by type, at the price for this trip: one checkbox selects every policy of its type and market.
 * None for AU. A policy's name and texts come from the product translations with its id, as far as there are any. PRICE-31, PRICE-32, PRICE-33,
 * CONF-10, CONF-51, CONF-55.
 */
export function insuranceOffers(
  policies: readonly InsurancePolicy[],
  quote: { market: Market; subtotal: Cents; localCosts: Cents },
  country: string | null,
  { translations, language }: { translations: readonly ProductTranslation[] | undefined; language: Language },
): InsuranceOffer[] {
  const offered = offeredPolicies(policies, quote.market, country);
  const base = subtract(quote.subtotal, quote.localCosts);
  const toOffered = (policy: InsurancePolicy, label: PolicyLabel): OfferedPolicy => {
    const { price, tax } = premium(policy, base);
    return { id: policy.id, label, price, tax, ...policyTexts(policy, translations, language) };
  };
  return insuranceTypes.flatMap((type) => {
    const own = offered.filter((policy) => policy.insurance_type === type);
    if (own.length === 0) return [];
    const shown = labelPolicies(own, translations, language).map(({ policy, label }) => toOffered(policy, label));
    return [{ type, price: sum(...shown.map(({ price }) => price)), tax: sum(...shown.map(({ tax }) => tax)), policies: shown }];
  });
}
