import type { Language } from '../language.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import type { Translation } from '../schema/translation.ts';
import { type LocalText, pickText } from '../translations/local-text.ts';
import { translationsOf } from '../translations/translate.ts';

/**
 * What tells a policy from others of its type: the name of its translation, if no other has it, else its number from 1. Both are null if it is the
 * only one.
 */
export type PolicyLabel = { name: LocalText | null; number: number | null };

type WithLabel<Policy> = { policy: Policy; label: PolicyLabel };

/** The policies of one type and market, each with its label. CONF-51. */
export function labelPolicies<Policy extends Pick<InsurancePolicy, 'id'>>(
  policies: readonly Policy[],
  translations: readonly Translation[] | undefined,
  language: Language,
): WithLabel<Policy>[] {
  const named = policies.map((policy) => ({
    policy,
    name: pickText(translationsOf(translations, policy.id), (texts) => texts.name, language),
  }));
  const isUnique = (name: LocalText | null): boolean => named.filter((other) => other.name?.text === name?.text).length === 1;
  return named.map(({ policy, name }, index) => ({
    policy,
    label: named.length === 1 ? { name: null, number: null } : { name: isUnique(name) ? name : null, number: index + 1 },
  }));
}
