import type { PassengersFormValues, RefusedForm } from '@booking/domain/passengers';
import type { Voucher } from '@booking/domain/schema';
import { passengersStep, pricedValues } from '@booking/domain/steps';
import { afterPaint } from '@booking/ui/primitives';
import { startTransition, useMemo, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { validatedEntries } from '../../storage/passengers.ts';
import { refusedFieldsEntries } from '../../storage/refused-fields.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { useStoredExtras } from '../../trip/price/use-stored-extras.ts';
import { useSavedPassengers } from './use-saved-passengers.ts';

/** What the backend has refused of the submitted passengers, as of when the page was opened; undefined if nothing. */
function useRefusedForm(departureId: string): RefusedForm | undefined {
  const services = useServices();
  const [refused] = useState((): RefusedForm | undefined => {
    const fields = refusedFieldsEntries(services).peek(departureId)?.value ?? [];
    const sent = validatedEntries(services).peek(departureId)?.value;
    return sent && fields.length > 0 ? { fields, sent } : undefined;
  });
  return refused;
}

/**
 * The entries of the passenger form, what else is stored for the trip, and the step that follows from them. The price follows the form after the paint
 * of an input.
 */
export function usePassengersEntries(trip: CheckoutTrip, coupon: Voucher | null) {
  const { save, ...saved } = useSavedPassengers(trip);
  const refused = useRefusedForm(trip.departure.id);
  const { additional, chosen } = useStoredExtras(trip.departure.id);
  const step = useMemo(() => passengersStep(trip, { refused, additional, chosen, coupon }), [trip, refused, additional, chosen, coupon]);
  const [values, setValues] = useState(() => pricedValues(saved.initial));
  const priced = useMemo(() => step.price(values), [step, values]);
  const updatePrice = async (changed: PassengersFormValues): Promise<void> => {
    await afterPaint();
    const next = pricedValues(changed);
    startTransition(() => setValues((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)));
  };
  return {
    ...saved,
    step,
    priced,
    /** The first field that the backend has refused; null if none. */
    refusedField: refused?.fields[0]?.path ?? null,
    change(changed: PassengersFormValues): void {
      save(changed);
      void updatePrice(changed);
    },
  };
}

export type PassengersEntries = ReturnType<typeof usePassengersEntries>;
