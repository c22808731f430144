import { labelPolicies } from '@booking/domain/insurance';
import { type InsurancePolicy, insuranceTypes, type Language, markets, type Translation } from '@booking/domain/schema';
import type { useTranslation } from '@booking/ui/i18n';
import { policyName } from '@booking/ui/summary';

/**
 * The names, by id, of policies that are one of several of their type and market, so that their lines can be told apart. One that is the only one
 * is called by its type.
 */
export function policyNames(
  policies: readonly InsurancePolicy[],
  { translations, language }: { translations: readonly Translation[] | undefined; language: Language },
  t: ReturnType<typeof useTranslation<'receipt'>>['t'],
): Record<string, string> {
  const groups = markets.flatMap((market) =>
    insuranceTypes.map((type) => policies.filter((policy) => policy.market === market && policy.insurance_type === type)),
  );
  const named = groups
    .filter(({ length }) => length > 1)
    .flatMap((group) => labelPolicies(group, translations, language))
    .map(({ policy, label }) => [policy.id, policyName(t, policy.insurance_type, label)]);
  return Object.fromEntries(named) as Record<string, string>;
}
