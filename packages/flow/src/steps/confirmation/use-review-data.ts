import { type LegalTexts, legalTexts, type RuntimeConfig } from '@booking/config';
import type { Brand } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import type { LegalOffer, ReviewOffer } from '@booking/domain/steps';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';

type Legal = Pick<LegalOffer, 'language' | 'paymentTerms' | 'translations'> & { brand: Brand; config: Pick<RuntimeConfig, 'legal'> };

/** What there is to read for an order of a brand. */
export const toLegalOffer = ({ brand, config, ...offer }: Legal): LegalOffer => ({
  ...offer,
  addresses: Object.fromEntries(
    languages.map((language) => [language, legalTexts(brand, language, config).terms]),
  ) as LegalOffer['addresses'],
});

/** What is on sale and what there is to read for it, in the visitor's language. */
export function useReviewData({ departure, cabinTypes, products }: CheckoutTrip): { offer: ReviewOffer; legal: LegalTexts } {
  const { queries, runtime, today } = useServices();
  // Policies are translated like products.
  const { data: translations } = useQuery(queries.translations.products());
  const day = today();
  return useMemo(() => {
    const { brand, language, config, facts } = runtime;
    const legal = toLegalOffer({ brand, config, language, paymentTerms: facts.paymentTerms, translations });
    return {
      offer: { departure, cabinTypes, products, legal, today: day },
      legal: legalTexts(brand, language, config),
    };
  }, [departure, cabinTypes, products, runtime, translations, day]);
}
