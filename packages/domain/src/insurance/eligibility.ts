import type { Market } from '../schema/common.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';

/** The policies that a guest may take: those of the market, none at all for AU. PRICE-30, CONF-10. */
export const offeredPolicies = (policies: readonly InsurancePolicy[], market: Market, country: string | null): InsurancePolicy[] =>
  country === 'AU' ? [] : policies.filter((policy) => policy.market === market);
