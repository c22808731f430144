import { passengersFormSchema, type RefusedForm } from '@booking/domain/passengers';
import { useMemo, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import { validatedEntries } from '../../storage/passengers.ts';
import { refusedFieldsEntries } from '../../storage/refused-fields.ts';

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

/** What each passenger may choose on a trip, and the rules that the form holds: the trip's, and what the backend has refused. */
export function usePassengersOffer({ departure, context, products, offered }: CheckoutTrip) {
  const refused = useRefusedForm(departure.id);
  const schema = useMemo(() => passengersFormSchema({ ...context, refused }), [context, refused]);
  const offer = useMemo(
    () => ({
      cabins: context.cabinOptions,
      assignment: context.assignment,
      bikes: products.bikes.map(offered),
      diets: products.diets.map(offered),
      other: products.other
        .filter((product) => product.passenger_product)
        .map((product) => ({ ...offered(product), mandatory: product.mandatory })),
    }),
    [context, products, offered],
  );
  return { schema, offer, refused };
}
