import { offeredPolicies, premium } from '@booking/domain/insurance';
import { subtract, sum } from '@booking/domain/money';
import type { Quote } from '@booking/domain/pricing';
import { type InsurancePolicy, insuranceTypes } from '@booking/domain/schema';
import type { InsuranceOffer } from '@booking/ui/steps/confirmation';

/**
 * The insurance that this guest may take, by type, at the price of this trip: one tick takes every policy of its type and market.
 * None for AU. Specification section 9, Insurance price.
 */
export function insuranceOffers(policies: readonly InsurancePolicy[], quote: Quote, country: string): InsuranceOffer[] {
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
