import type { InsuranceChoice } from '../insurance/choice.ts';
import { policyKey } from '../insurance/chosen-policies.ts';
import { offeredPolicies } from '../insurance/eligibility.ts';
import { fingerprint } from '../insurance/fingerprint.ts';
import { policyTexts, translatedTextsKey } from '../insurance/policy-texts.ts';
import { insuranceTerms } from '../insurance/terms.ts';
import { type Language, languages } from '../language.ts';
import { requiredTerms, type TermKey, termKeys } from '../market/required-terms.ts';
import { resolveMarket } from '../market/resolve-market.ts';
import type { PaymentTerms } from '../pricing/deposit.ts';
import { type InsuranceType, insuranceTypes, type Market } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import type { Products } from '../schema/product.ts';
import type { ProductTranslation } from '../schema/translation.ts';

/** What there is to read for an order besides the texts of the policies. */
export type LegalOffer = {
  /** The visitor's. */
  language: Language;
  /** Where the terms are, in every language; null where that is no address. */
  addresses: Readonly<Record<Language, Readonly<Record<TermKey, string | null>>>>;
  /** The brand's; null if none are configured. */
  paymentTerms: PaymentTerms | null;
  /** Of the policies' texts; undefined without any, or as long as they are not there. */
  translations: readonly ProductTranslation[] | undefined;
};

/** What the terms of an order depend on. */
export type AgreementOffer = {
  departure: Pick<Departure, 'multi_market' | 'on_request'>;
  products: Pick<Products, 'insurance_policies'>;
  legal: LegalOffer;
};

/** What a consent to each of the terms refers to. */
export type ReadTerms = Readonly<Record<TermKey, string>>;

/** The terms of an order for a guest of one country. */
export type Agreement = {
  market: Market;
  /** The policies that this guest is offered. */
  offered: readonly InsurancePolicy[];
  /** The types of insurance whose terms are at an address, or in a translation. CONF-49, CONF-56. */
  linked: readonly InsuranceType[];
  /** A fingerprint of what there is to read for each of the terms. */
  read: ReadTerms;
};

/**
 * Fingerprints of what there is to read for each of the terms: its addresses in all languages, so that a change of language keeps a consent; for
 * the payment terms what their sentence says; for an insurance its policies with their texts and their translations. A consent to something else
 * does not count. CONF-50, CONF-56.
 */
export function readTerms(
  { departure, legal: { addresses, paymentTerms, translations } }: { departure: Pick<Departure, 'on_request'>; legal: LegalOffer },
  offered: readonly InsurancePolicy[],
): ReadTerms {
  const numbers = paymentTerms && JSON.stringify([paymentTerms.depositPercentage, paymentTerms.balanceDueDays]);
  const own = (key: TermKey): readonly (string | null)[] => {
    if (key === 'cancellation' || key === 'travel') {
      const translated = translatedTextsKey(offered, key, translations);
      return translated === null ? [policyKey(key, offered)] : [policyKey(key, offered), translated];
    }
    return key === 'payment' || key === 'payment_north_america' ? [numbers, String(departure.on_request)] : [];
  };
  const toText = (key: TermKey): string => fingerprint(...languages.map((language) => addresses[language][key]), ...own(key));
  return Object.fromEntries(termKeys.map((key) => [key, toText(key)])) as ReadTerms;
}

/** What a guest of this country is offered and has to agree to. */
export function agreementOf(offer: AgreementOffer, country: string): Agreement {
  const { departure, products, legal } = offer;
  const { addresses, translations, language } = legal;
  const market = resolveMarket(departure, country);
  const offered = offeredPolicies(products.insurance_policies, market, country);
  const isTranslated = (type: InsuranceType): boolean =>
    offered.some((policy) => policy.insurance_type === type && policyTexts(policy, translations, language).terms !== null);
  return {
    market,
    offered,
    linked: insuranceTypes.filter((type) => addresses[language][type] !== null || isTranslated(type)),
    read: readTerms(offer, offered),
  };
}

/** The terms that a guest must agree to who takes this insurance. CONF-16, CONF-17, CONF-49. */
export const termsOf = ({ market, offered, linked }: Agreement, insurance: InsuranceChoice): TermKey[] =>
  requiredTerms(market, insuranceTerms(insurance, offered, linked));

/** The policies that are sold and whose terms nobody can read. CONF-49. */
export const unreadablePolicies = ({ offered, linked }: Agreement): InsurancePolicy[] =>
  offered.filter((policy) => !linked.includes(policy.insurance_type));

/**
 * True if consents to one agreement hold for another: the same terms with the same texts, and the same policies of what is chosen. CONF-50.
 */
export function holdsFor(before: Agreement, now: Agreement, insurance: InsuranceChoice): boolean {
  const terms = termsOf(now, insurance);
  return (
    termsOf(before, insurance).join() === terms.join() &&
    terms.every((key) => before.read[key] === now.read[key]) &&
    insuranceTypes.every((type) => !insurance[type] || policyKey(type, before.offered) === policyKey(type, now.offered))
  );
}
