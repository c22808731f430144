import { legalTexts } from '@booking/config';
import { type InsuranceChoice, insuranceTerms, offeredPolicies, policyKey, policyTerms, policyTexts } from '@booking/domain/insurance';
import { requiredTerms, resolveMarket, type TermKey, termKeys } from '@booking/domain/market';
import {
  type BookingRequest,
  type Departure,
  type InsuranceType,
  insuranceTypes,
  type Products,
  type ProductTranslation,
} from '@booking/domain/schema';
import { useEffect, useMemo } from 'react';
import type { Runtime } from '../../app/runtime.ts';
import { useServices } from '../../app/services.ts';
import { readTerms } from './read-terms.ts';

type Translations = readonly ProductTranslation[] | undefined;

/** What the terms of a trip depend on. */
type Offer = { departure: Pick<Departure, 'multi_market' | 'on_request'>; products: Pick<Products, 'insurance_policies'> };

function toTerms({ departure, products }: Offer, country: string, translations: Translations, { brand, language, config, facts }: Runtime) {
  const { paymentTerms } = facts;
  const { on_request: onRequest } = departure;
  const market = resolveMarket(departure, country);
  const offered = offeredPolicies(products.insurance_policies, market, country);
  const legal = legalTexts(brand, language, config);
  const isTranslated = (type: InsuranceType): boolean =>
    offered.some((policy) => policy.insurance_type === type && policyTexts(policy, translations, language).terms !== null);
  const linked = insuranceTypes.filter((type) => legal.terms[type] !== null || isTranslated(type));
  return {
    offered,
    legal,
    /** The types of insurance whose terms are at an address, or in a translation. */
    linked,
    read: readTerms({ brand, config, paymentTerms, onRequest, offered, translations }),
    payment: { terms: paymentTerms, onRequest },
    getRequired: (insurance: InsuranceChoice): TermKey[] => requiredTerms(market, insuranceTerms(insurance, offered, linked)),
    /** The terms that a request was sent with. */
    getSent: ({ terms }: Pick<BookingRequest, 'terms'>): TermKey[] => termKeys.filter((key) => Object.hasOwn(terms, key)),
  };
}

/** The terms of a trip for a guest of this country: what must be agreed to, what there is to read, and where. */
export function useTerms({ departure, products }: Offer, country: string, translations: Translations) {
  const { runtime } = useServices();
  const terms = useMemo(
    () => toTerms({ departure, products }, country, translations, runtime),
    [departure, products, country, translations, runtime],
  );
  useMissingTerms(terms);
  return {
    ...terms,
    /** True if consents to what this page shows hold for an offer that was fetched since: the same terms, the same policies of what is chosen. */
    holdFor(offer: Offer, insurance: InsuranceChoice): boolean {
      const now = toTerms(offer, country, translations, runtime);
      const [before, after] = [terms.getRequired(insurance), now.getRequired(insurance)];
      return (
        before.join() === after.join() &&
        after.every((key) => terms.read[key] === now.read[key]) &&
        insuranceTypes.every((type) => !insurance[type] || policyKey(type, terms.offered) === policyKey(type, now.offered))
      );
    },
  };
}

/** Reports to whoever runs the site that a policy is sold whose terms nobody can read. */
function useMissingTerms({ offered, linked }: Pick<ReturnType<typeof toTerms>, 'offered' | 'linked'>): void {
  useEffect(() => {
    for (const policy of offered) {
      const { id, insurance_type: type } = policy;
      if (policyTerms(policy) === null && !linked.includes(type))
        console.warn(`Policy ${id} has no terms, and legal.terms.${type} no address in this language: nobody is asked to agree to them.`);
    }
  }, [offered, linked]);
}
