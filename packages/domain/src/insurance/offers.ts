import { type Cents, subtract, sum } from '../money/money.ts';
import type { Quote } from '../pricing/quote-line.ts';
import { type InsuranceType, insuranceTypes } from '../schema/common.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import { offeredPolicies } from './eligibility.ts';
import { premium } from './premium.ts';

/** All policies of one type that are offered, `price` and `tax` in cents: one tick takes them all. Texts may hold HTML. */
export type InsuranceOffer = {
  type: InsuranceType;
  price: Cents;
  tax: Cents;
  summary: string | null;
  description: string | null;
  finePrint: string | null;
  terms: string | null;
};

/**
 * The insurance that this guest may take, by type, at the price of this trip: one tick takes every policy of its type and market.
 * None for AU. PRICE-31, PRICE-32, PRICE-33, CONF-10.
 */
export function insuranceOffers(
  policies: readonly InsurancePolicy[],
  quote: Pick<Quote, 'market' | 'subtotal' | 'localCosts'>,
  country: string | null,
): InsuranceOffer[] {
  const offered = offeredPolicies(policies, quote.market, country);
  const base = subtract(quote.subtotal, quote.localCosts);
  return insuranceTypes.flatMap((type) => {
    const own = offered.filter((policy) => policy.insurance_type === type);
    if (own.length === 0) return [];
    const priced = own.map((policy) => premium(policy, base));
    const text = (key: 'summary' | 'description' | 'fine_print' | 'terms'): string | null =>
      own.map((policy) => policy[key]).find((words) => words) ?? null;
    return [
      {
        type,
        price: sum(...priced.map(({ price }) => price)),
        tax: sum(...priced.map(({ tax }) => tax)),
        summary: text('summary'),
        description: text('description'),
        finePrint: text('fine_print'),
        terms: text('terms'),
      },
    ];
  });
}
