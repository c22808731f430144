import { legalTexts } from '@booking/config';
import { type InsuranceChoice, insuranceTerms, offeredPolicies, policyTerms } from '@booking/domain/insurance';
import { requiredTerms, resolveMarket, type TermKey, termKeys } from '@booking/domain/market';
import { type BookingRequest, insuranceTypes } from '@booking/domain/schema';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import { readTerms } from './read-terms.ts';

/** The terms of a trip for a guest of this country: what must be agreed to, what there is to read, and where. CONF-400, CONF-401, CONF-403. */
export function useTerms({ departure, products }: Pick<CheckoutTrip, 'departure' | 'products'>, country: string) {
  const { brand, language, config, facts } = useServices().runtime;
  const { paymentTerms } = facts;
  const { on_request: onRequest } = departure;
  const terms = useMemo(() => {
    const market = resolveMarket(departure, country);
    const offered = offeredPolicies(products.insurance_policies, market, country);
    const legal = legalTexts(brand, language, config);
    const linked = insuranceTypes.filter((type) => legal.terms[type] !== null);
    return {
      offered,
      legal,
      /** The types of insurance whose terms are at an address. */
      linked,
      read: readTerms({ brand, config, paymentTerms, onRequest, offered }),
      payment: { terms: paymentTerms, onRequest },
      getRequired: (insurance: InsuranceChoice): TermKey[] => requiredTerms(market, insuranceTerms(insurance, offered, linked)),
      /** The terms that a request was sent with. */
      getSent: ({ terms }: Pick<BookingRequest, 'terms'>): TermKey[] => termKeys.filter((key) => Object.hasOwn(terms, key)),
    };
  }, [departure, products, country, brand, language, config, paymentTerms, onRequest]);
  useMissingTerms(terms);
  return terms;
}

/** Reports to whoever runs the site that a policy is sold whose terms nobody can read. CONF-401. */
function useMissingTerms({ offered, linked }: Pick<ReturnType<typeof useTerms>, 'offered' | 'linked'>): void {
  useEffect(() => {
    for (const policy of offered) {
      const { id, insurance_type: type } = policy;
      if (policyTerms(policy) === null && !linked.includes(type))
        console.warn(`Policy ${id} has no terms, and legal.terms.${type} no address in this language: nobody is asked to agree to them.`);
    }
  }, [offered, linked]);
}
