import type { Language } from '../language.ts';
import type { InsuranceType } from '../schema/common.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import type { ProductTranslation } from '../schema/translation.ts';
import { type LocalText, pickText, toOwnText } from '../translations/local-text.ts';
import { translationsOf } from '../translations/translate.ts';
import { fingerprint } from './fingerprint.ts';
import { policyTerms } from './terms.ts';

/** The insurer's texts of a policy, which may hold HTML. */
export type PolicyTexts = Record<'summary' | 'description' | 'finePrint' | 'terms', LocalText | null>;

/**
 * The texts of a policy to show: each from the product translations with its id, in the language, else in English, else the policy's own. A summary
 * in another language gives way to a description in the visitor's, which then stands in its place. CONF-55.
 */
export function policyTexts(
  policy: InsurancePolicy,
  translations: readonly ProductTranslation[] | undefined,
  language: Language,
): PolicyTexts {
  const own = translationsOf(translations, policy.id);
  const pick = (read: (texts: ProductTranslation) => string | null): LocalText | null => pickText(own, read, language);
  const summary = pick((texts) => texts.summary) ?? toOwnText(policy.summary);
  const description = pick((texts) => texts.description) ?? toOwnText(policy.description);
  const isForeign = summary !== null && summary.language !== language && description?.language === language;
  return {
    summary: isForeign ? description : summary,
    description: isForeign ? null : description,
    finePrint: pick((texts) => texts.fine_print) ?? toOwnText(policy.fine_print),
    terms: pick(policyTerms) ?? toOwnText(policyTerms(policy)),
  };
}

/**
 * A fingerprint of what the translations say of policies, in every language, so that a change of language keeps a consent and a change of a text does
 * not. Null without translations. CONF-56.
 */
export function translatedTextsKey(
  policies: readonly InsurancePolicy[],
  type: InsuranceType,
  translations: readonly ProductTranslation[] | undefined,
): string | null {
  const texts = policies
    .filter((policy) => policy.insurance_type === type)
    .flatMap(({ id }) => translationsOf(translations, id))
    .filter(({ description, summary, fine_print, terms }) => description || summary || fine_print || terms)
    .map(({ id, language, description, summary, fine_print, terms }) => fingerprint(id, language, description, summary, fine_print, terms));
  return texts.length === 0 ? null : texts.sort().join(', ');
}
