import { offeredPolicies } from '../insurance/eligibility.ts';
import { premium } from '../insurance/premium.ts';
import type { Cents } from '../money/money.ts';
import type { Market } from '../schema/common.ts';
import type { QuoteInput } from './quote-input.ts';
import type { QuoteLineOf } from './quote-line.ts';

/** A line for each offered policy of a ticked type. Two policies of one type are both charged; none of amount 0. Decisions, Money. */
export const insuranceLines = (
  { products, country, insurance }: Pick<QuoteInput, 'products' | 'country' | 'insurance'>,
  market: Market,
  base: Cents,
): QuoteLineOf<'insurance'>[] =>
  offeredPolicies(products.insurance_policies, market, country)
    .filter((policy) => insurance[policy.insurance_type])
    .map((policy): QuoteLineOf<'insurance'> => {
      const { premium: net, tax, price } = premium(policy, base);
      return { kind: 'insurance', id: policy.id, insuranceType: policy.insurance_type, premium: net, tax, amount: price };
    })
    .filter((line) => line.amount > 0);
