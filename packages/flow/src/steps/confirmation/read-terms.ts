import { legalTexts, type RuntimeConfig } from '@booking/config';
import type { Brand } from '@booking/domain/brand';
import { fingerprint, policyKey, translatedTextsKey } from '@booking/domain/insurance';
import { type TermKey, termKeys } from '@booking/domain/market';
import type { PaymentTerms } from '@booking/domain/pricing';
import { type InsurancePolicy, languages, type ProductTranslation } from '@booking/domain/schema';

type Input = {
  brand: Brand;
  config: Pick<RuntimeConfig, 'legal'>;
  paymentTerms: PaymentTerms | null;
  onRequest: boolean;
  /** The policies that this guest is offered. */
  offered: readonly InsurancePolicy[];
  /** Of their texts; undefined without any, or as long as they are not there. */
  translations: readonly ProductTranslation[] | undefined;
};

/** What a consent to each of the terms refers to. */
export type ReadTerms = Readonly<Record<TermKey, string>>;

/**
 * Fingerprints of what there is to read for each of the terms: its addresses in all languages, so that a change of language keeps a consent; for
 * the payment terms what their sentence says; for an insurance its policies with their texts and their translations. A consent to something else does not count.
 */
export function readTerms({ brand, config, paymentTerms, onRequest, offered, translations }: Input): ReadTerms {
  const addresses = languages.map((language) => legalTexts(brand, language, config).terms);
  const payment = [paymentTerms && JSON.stringify([paymentTerms.depositPercentage, paymentTerms.balanceDueDays]), String(onRequest)];
  const own = (key: TermKey): readonly (string | null)[] => {
    if (key === 'cancellation' || key === 'travel') {
      const translated = translatedTextsKey(offered, key, translations);
      return translated === null ? [policyKey(key, offered)] : [policyKey(key, offered), translated];
    }
    return key === 'payment' || key === 'payment_north_america' ? payment : [];
  };
  return Object.fromEntries(termKeys.map((key) => [key, fingerprint(...addresses.map((terms) => terms[key]), ...own(key))])) as Readonly<
    Record<TermKey, string>
  >;
}
