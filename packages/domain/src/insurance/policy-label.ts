import type { Language } from '../language.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import type { Translation } from '../schema/translation.ts';
import { findTranslation } from '../translations/translate.ts';

/** What tells a policy from others of its type: the name of its translation, a number from 1, or both; neither if it is the only one. */
export type PolicyLabel = { name: string | null; number: number | null };

type WithLabel<Policy> = { policy: Policy; label: PolicyLabel };

/** The policies of one type and market, each with its label. A name that several share gets a number. CONF-402. */
export function labelPolicies<Policy extends Pick<InsurancePolicy, 'id'>>(
  policies: readonly Policy[],
  translations: readonly Translation[] | undefined,
  language: Language,
): WithLabel<Policy>[] {
  const named = policies.map((policy) => ({ policy, name: findTranslation(translations, policy.id, language)?.name || null }));
  const isUnique = (name: string | null): boolean => name !== null && named.filter((other) => other.name === name).length === 1;
  return named.map(({ policy, name }, index) => ({
    policy,
    label: named.length === 1 ? { name: null, number: null } : { name, number: isUnique(name) ? null : index + 1 },
  }));
}
