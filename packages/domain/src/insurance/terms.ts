import { type InsuranceType, insuranceTypes } from '../schema/common.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import type { InsuranceChoice } from './choice.ts';

/** The terms of a policy that there are to read, as HTML; null without a single word: markup and spaces alone are no text. CONF-49. */
export const policyTerms = ({ terms }: { terms?: string | null | undefined }): string | null =>
  terms && /\S/.test(terms.replace(/<[^>]*>|&nbsp;/g, '')) ? terms : null;

/**
 * The chosen types of insurance whose terms must be agreed to: those with something to read, in a policy or at an address. Of the others
 * nothing is demanded. CONF-49.
 * @param linked the types whose terms are elsewhere than in the policy: at a configured address, or in a translation
 */
export const insuranceTerms = (
  chosen: InsuranceChoice,
  offered: readonly InsurancePolicy[],
  linked: readonly InsuranceType[],
): InsuranceType[] =>
  insuranceTypes.filter((type) => {
    const own = offered.filter((policy) => policy.insurance_type === type);
    return chosen[type] && own.length > 0 && (linked.includes(type) || own.some((policy) => policyTerms(policy) !== null));
  });
