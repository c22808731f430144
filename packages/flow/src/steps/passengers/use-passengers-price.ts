import { pricedCabins } from '@booking/domain/cabins';
import { noInsurance } from '@booking/domain/insurance';
import { type PassengersFormValues, pricedPassengers } from '@booking/domain/passengers';
import { type Quote, type QuoteInput, quote } from '@booking/domain/pricing';
import type { Voucher } from '@booking/domain/schema';
import { afterPaint } from '@booking/ui/primitives';
import { startTransition, useMemo, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';

/** The form values that affect the price; `keys` are the cabins of the passengers. */
type PricedValues = Pick<QuoteInput, 'passengers' | 'country'> & { keys: readonly string[] };

const getPricedValues = ({ main, passengers }: PassengersFormValues): PricedValues => ({
  passengers: pricedPassengers(passengers),
  country: main.country || null,
  keys: passengers.map(({ cabin }) => cabin),
});

/** The price of the trip with the values of the passenger form, and how it follows them: after the paint of an input. */
export function usePassengersPrice(
  { departure, cabinTypes, products, cabins }: CheckoutTrip,
  initial: PassengersFormValues,
  coupon: Voucher | null,
): { price: Quote; updatePrice(values: PassengersFormValues): void } {
  const { assignment } = useServices().runtime.config;
  const [priced, setPriced] = useState(() => getPricedValues(initial));
  const price = useMemo(
    () =>
      quote({
        departure,
        cabinTypes,
        products,
        cabins: pricedCabins(cabins, priced.keys, assignment),
        passengers: priced.passengers,
        country: priced.country,
        coupon,
        additional: {},
        insurance: noInsurance,
      }),
    [departure, cabinTypes, products, cabins, priced, coupon, assignment],
  );
  const updateAfterPaint = async (values: PassengersFormValues): Promise<void> => {
    await afterPaint();
    const next = getPricedValues(values);
    startTransition(() => setPriced((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)));
  };
  return { price, updatePrice: (values) => void updateAfterPaint(values) };
}
