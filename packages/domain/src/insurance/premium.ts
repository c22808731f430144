import { add, type Cents } from '../money/money.ts';
import { percentOf } from '../money/rounding.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';

export type Premium = { premium: Cents; tax: Cents; price: Cents };

/**
 * What one policy costs: `premium = round(fixed_cost + base × fee_percentage %)`, `tax = round(premium × tax_percentage %)`, `price` their sum.
 * @param base subtotal less local costs. PRICE-31, PRICE-32.
 */
export function premium(policy: Pick<InsurancePolicy, 'fixed_cost' | 'fee_percentage' | 'tax_percentage'>, base: Cents): Premium {
  const net = add(policy.fixed_cost, percentOf(base, policy.fee_percentage));
  const tax = percentOf(net, policy.tax_percentage);
  return { premium: net, tax, price: add(net, tax) };
}
