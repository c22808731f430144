import { draftToQuoteInput } from '@booking/domain/booking';
import type { PassengersFormValues } from '@booking/domain/passengers';
import { quote } from '@booking/domain/pricing';
import type { Voucher } from '@booking/domain/schema';
import { afterPaint } from '@booking/ui/primitives';
import { startTransition, useMemo, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import type { Priced } from '../../checkout/price-memory.ts';
import { useStoredExtras } from '../../checkout/use-stored-extras.ts';

type DraftChoices = Parameters<typeof draftToQuoteInput>[0];
/** The form values that affect the price. */
type PricedValues = Pick<DraftChoices, 'passengers' | 'country'>;

const getPricedValues = ({ main, passengers }: PassengersFormValues): PricedValues => ({
  passengers: passengers.map(({ cabin, bike, diet, other }) => ({ cabin, bike, diet, other })),
  country: main.country,
});

/**
 * The price of the trip with the values of the passenger form and everything else that is stored for it, and how it follows the form: after the
 * paint of an input.
 */
export function usePassengersPrice(
  { departure, cabinTypes, products, cabins }: CheckoutTrip,
  initial: PassengersFormValues,
  coupon: Voucher | null,
): { priced: Priced; updatePrice(values: PassengersFormValues): void } {
  const { assignment } = useServices().runtime.config;
  const { additional, chosen } = useStoredExtras(departure.id);
  const [values, setValues] = useState(() => getPricedValues(initial));
  const priced = useMemo((): Priced => {
    const input = draftToQuoteInput({ ...values, cabins, additional, chosen }, { departure, cabinTypes, products, coupon }, assignment);
    return { input, price: quote(input) };
  }, [departure, cabinTypes, products, cabins, values, additional, chosen, coupon, assignment]);
  const updateAfterPaint = async (changed: PassengersFormValues): Promise<void> => {
    await afterPaint();
    const next = getPricedValues(changed);
    startTransition(() => setValues((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)));
  };
  return { priced, updatePrice: (changed) => void updateAfterPaint(changed) };
}
