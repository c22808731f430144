import { offeredPolicies } from '../insurance/eligibility.ts';
import { premium } from '../insurance/premium.ts';
import type { Cents } from '../money/money.ts';
import type { Market } from '../schema/common.ts';
import type { QuoteInput } from './quote-input.ts';
import type { QuoteLineOf } from './quote-line.ts';

/** A line for each offered policy of a chosen type. Two policies of one type are both charged; none of amount 0. PRICE-33, PRICE-44. */
export function insuranceLines(
  { products, country, insurance }: Pick<QuoteInput, 'products' | 'country' | 'insurance'>,
  market: Market,
  base: Cents,
): QuoteLineOf<'insurance'>[] {
  const lines: QuoteLineOf<'insurance'>[] = [];
  for (const policy of offeredPolicies(products.insurance_policies, market, country)) {
    const { id, insurance_type: insuranceType } = policy;
    if (!insurance[insuranceType]) continue;
    const { premium: net, tax, price: amount } = premium(policy, base);
    if (amount > 0) lines.push({ kind: 'insurance', id, insuranceType, premium: net, tax, amount });
  }
  return lines;
}
