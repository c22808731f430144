import { type InsuranceType, insuranceTypes } from '../schema/common.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import type { InsuranceChoice } from './choice.ts';
import { fingerprint } from './fingerprint.ts';

/** What was chosen, per type: the policies as they were offered then (`policyKey`); null if it is not chosen. CONF-50. */
export type ChosenPolicies = Readonly<Record<InsuranceType, string | null>>;

export const nothingChosen: ChosenPolicies = { cancellation: null, travel: null };

/**
 * What identifies the offered policies of a type: market and id of each, and a fingerprint of its texts. Another market, id or text is
 * another insurance; another price is not. Null if the type is not offered. CONF-50.
 */
export function policyKey(type: InsuranceType, offered: readonly InsurancePolicy[]): string | null {
  const keys = offered
    .filter((policy) => policy.insurance_type === type)
    .map(({ market, id, description, summary, fine_print, terms }) =>
      [market, id, fingerprint(description, summary, fine_print, terms)].join(' '),
    );
  return keys.length === 0 ? null : keys.sort().join(', ');
}

/** The choice that counts: what was chosen, as far as the same policies are offered with the same texts. CONF-50. */
export const chosenInsurance = (chosen: ChosenPolicies, offered: readonly InsurancePolicy[]): InsuranceChoice => {
  const counts = (type: InsuranceType): boolean => chosen[type] !== null && chosen[type] === policyKey(type, offered);
  return { cancellation: counts('cancellation'), travel: counts('travel') };
};

/** The types that were chosen and do not count any more: now another policy is offered, or none. CONF-50. */
export const replacedInsurance = (chosen: ChosenPolicies, offered: readonly InsurancePolicy[]): InsuranceType[] =>
  insuranceTypes.filter((type) => chosen[type] !== null && chosen[type] !== policyKey(type, offered));
