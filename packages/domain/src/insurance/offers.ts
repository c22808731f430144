import type { Language } from '../language.ts';
import { type Cents, subtract, sum } from '../money/money.ts';
import { type InsuranceType, insuranceTypes, type Market } from '../schema/common.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import type { Translation } from '../schema/translation.ts';
import { findTranslation } from '../translations/translate.ts';
import { offeredPolicies } from './eligibility.ts';
import { premium } from './premium.ts';

/** An entity's own texts are in the language that all translations fall back to. */
const ownLanguage: Language = 'en';

/** A text of an insurer, which may hold HTML, and the language that it is in. */
export type PolicyText = { html: string; language: Language };

/** All policies of one type that are offered, `price` and `tax` in cents: one checkbox selects them all. */
export type InsuranceOffer = {
  type: InsuranceType;
  price: Cents;
  tax: Cents;
  summary: PolicyText | null;
  description: PolicyText | null;
  finePrint: PolicyText | null;
  terms: PolicyText | null;
};

/**
 * The insurance offered to this guest, by type, at the price for this trip: one checkbox selects every policy of its type and market.
 * None for AU. A policy's description comes from the product translation with its id, if there is one. PRICE-31, PRICE-32, PRICE-33,
 * CONF-10, CONF-34.
 */
export function insuranceOffers(
  policies: readonly InsurancePolicy[],
  quote: { market: Market; subtotal: Cents; localCosts: Cents },
  country: string | null,
  { translations, language }: { translations: readonly Translation[] | undefined; language: Language },
): InsuranceOffer[] {
  const offered = offeredPolicies(policies, quote.market, country);
  const base = subtract(quote.subtotal, quote.localCosts);
  return insuranceTypes.flatMap((type) => {
    const own = offered.filter((policy) => policy.insurance_type === type);
    if (own.length === 0) return [];
    const priced = own.map((policy) => premium(policy, base));
    const text = (key: 'summary' | 'description' | 'fine_print' | 'terms'): PolicyText | null => {
      const html = own.map((policy) => policy[key]).find((words) => words);
      return html ? { html, language: ownLanguage } : null;
    };
    const translation = own.map(({ id }) => findTranslation(translations, id, language)).find((found) => found?.description);
    return [
      {
        type,
        price: sum(...priced.map(({ price }) => price)),
        tax: sum(...priced.map(({ tax }) => tax)),
        summary: text('summary'),
        description: translation?.description ? { html: translation.description, language: translation.language } : text('description'),
        finePrint: text('fine_print'),
        terms: text('terms'),
      },
    ];
  });
}
