import { draftToQuoteInput } from '@booking/domain/booking';
import { type CabinSelection, cabinOptions } from '@booking/domain/cabins';
import { preparePassengers } from '@booking/domain/passengers';
import type { QuoteInput } from '@booking/domain/pricing';
import type { CabinType, Departure, Products } from '@booking/domain/schema';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { useStoredExtras } from '../../checkout/use-stored-extras.ts';
import { useStoredCoupon, useStoredPassengers } from './stored-choice.ts';

type Offer = { departure: Departure | null; cabinTypes: readonly CabinType[] | null; products: Products | null };

/**
 * What the price of the trip is computed from, for any choice of cabins: with everything that is stored for the departure, as far as it fits these
 * cabins. That is what the passenger step then shows. `toInput` is null while the offer loads; `isUnsettled`: the stored coupon may apply or not.
 */
export function useTripInput(
  id: string,
  { departure, cabinTypes, products }: Offer,
): { toInput: ((cabins: CabinSelection) => QuoteInput) | null; isUnsettled: boolean } {
  const { assignment } = useServices().runtime.config;
  const { additional, chosen } = useStoredExtras(id);
  const stored = useStoredPassengers(id);
  const { voucher: coupon, isUnsettled } = useStoredCoupon(id, departure);
  const toInput = useMemo(() => {
    if (!departure || !cabinTypes || !products) return null;
    return (cabins: CabinSelection): QuoteInput => {
      const passengers = stored
        ? preparePassengers(stored.passengers, { ...products, cabinOptions: cabinOptions(cabins, cabinTypes) })
        : [];
      const choices = { cabins, passengers, country: stored?.main.country ?? '', additional, chosen };
      return draftToQuoteInput(choices, { departure, cabinTypes, products, coupon }, assignment);
    };
  }, [departure, cabinTypes, products, stored, additional, chosen, coupon, assignment]);
  return { toInput, isUnsettled };
}
