import {
  type CabinSelection,
  cabinOptions,
  fitSelection,
  getEntry,
  keepChosen,
  personCount,
  soldCabins,
  toCabinSelection,
} from '@booking/domain/cabins';
import { largestParty } from '@booking/domain/calendar';
import { productUnitAmount } from '@booking/domain/pricing';
import type { Language, Product } from '@booking/domain/schema';
import type { PassengersOffer } from '@booking/domain/steps';
import { findTranslation, getImages, type TextsByKey, translated } from '@booking/domain/translations';
import { useTranslation } from '@booking/ui/i18n';
import type { OfferedProduct } from '@booking/ui/steps/passengers';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../app/services.ts';
import { type TripFacts, toTripFacts } from '../layout/trip-facts.ts';
import { type Trip, useTrip } from '../layout/use-trip.ts';
import { attemptedCabins } from '../storage/attempted-cabins.ts';
import { useStored } from '../storage/use-stored.ts';
import { policyNames } from './policy-names.ts';

/** The search parameters of the checkout. */
type CheckoutSearch = { cabins: CabinSelection; tours?: string | undefined; party?: number | undefined };

/**
 * What is on sale and what the checkout says of it, in the visitor's language. `cabins` are those in the address, including those that are no longer
 * available: the details entered for them are kept.
 */
export type CheckoutTrip = PassengersOffer &
  Omit<Trip, 'shipName' | 'voucherTexts'> & {
    /** The names of chosen cabins that are no longer available; null if all are. */
    sold: readonly string[] | null;
    shipName: string;
    /** Translated names by id with their languages, and descriptions of vouchers, for the lines of a quote. */
    names: {
      cabinNames: Record<string, string>;
      productNames: Record<string, string>;
      nameLanguages: Record<string, Language>;
      voucherTexts: TextsByKey;
    };
    /** Converts a product for display: translated, with its price for the whole trip and, where it has that label, per day. */
    offered(product: Product): OfferedProduct;
    /** The search parameters that all checkout addresses carry. */
    carried: { cabins: CabinSelection; tours: string | undefined; party: number };
    /** What a line about the trip says. */
    facts: TripFacts;
  };

/** What a trip that can no longer be booked shows. */
export const closedTripOf = ({ departure, carried: { tours, party } }: CheckoutTrip) => ({
  tour: tours ?? departure.tour_id,
  date: departure.date,
  party,
  departure,
});

/** The trip of the checkout, in the visitor's language. Suspends until its data is loaded. */
export function useCheckoutTrip(departureId: string, search: CheckoutSearch): CheckoutTrip {
  const { queries, runtime, today } = useServices();
  const { t } = useTranslation('receipt');
  // The route's loader has already started these queries, so there is no waterfall.
  const { data: departure } = useSuspenseQuery(queries.departures.detail(departureId));
  const { data: types } = useSuspenseQuery(queries.departures.cabins(departureId));
  const { data: products } = useSuspenseQuery(queries.departures.products(departureId));
  const { data: productTexts } = useQuery(queries.translations.products());
  const { data: cabinTexts } = useQuery(queries.translations.cabins(departure.ship_id));
  const trip = useTrip(departure);
  const attempted = useStored(attemptedCabins, (attempts) => attempts.peek(departureId));
  const day = today();

  return useMemo(() => {
    const { language, config } = runtime;
    // A request with an unknown outcome may have taken its cabins itself. They count as available, so that a retry remains possible.
    const attemptedSelection = toCabinSelection(attempted ?? []);
    const available = types.map((type) => ({
      ...type,
      name: translated(type, cabinTexts, language).name,
      count: Math.max(type.count, getEntry(attemptedSelection, type.id)?.length ?? 0),
    }));
    const cabinTypes = keepChosen(search.cabins, available, largestParty);
    const named = [...products.bikes, ...products.diets, ...products.other, ...(products.sgr ? [products.sgr] : [])].map((product) => ({
      id: product.id,
      ...translated(product, productTexts, language),
    }));
    const namedCabins = types.map((type) => ({ id: type.id, ...translated(type, cabinTexts, language) }));
    const { voucherTexts, shipName, ...shown } = trip;
    const cabins = fitSelection(search.cabins, cabinTypes);
    const party = search.party ?? personCount(cabins);
    return {
      ...shown,
      shipName: shipName ?? departure.ship_name,
      departure,
      cabinTypes,
      products,
      cabins,
      sold: soldCabins(search.cabins, available),
      context: {
        today: day,
        cabinOptions: cabinOptions(cabins, cabinTypes),
        bikes: products.bikes,
        diets: products.diets,
        other: products.other.filter((product) => product.passenger_product),
        assignment: config.assignment,
      },
      names: {
        cabinNames: Object.fromEntries(cabinTypes.map(({ id, name }) => [id, name])),
        productNames: {
          ...Object.fromEntries(named.map(({ id, name }) => [id, name])),
          ...policyNames(products.insurance_policies, { translations: productTexts, language }, t),
        },
        nameLanguages: Object.fromEntries([...named, ...namedCabins].map(({ id, nameLanguage }) => [id, nameLanguage])),
        voucherTexts,
      },
      offered: (product) => ({
        id: product.id,
        ...translated(product, productTexts, language),
        price: productUnitAmount(product, departure.duration),
        pricePerDay: product.price_per_day ? product.unit_price : null,
        image: getImages(findTranslation(productTexts, product.id, language))[0] ?? null,
      }),
      carried: { cabins: search.cabins, tours: search.tours, party },
      facts: toTripFacts(departure, shown.tourName, party),
    };
  }, [departure, types, products, productTexts, cabinTexts, trip, runtime, attempted, search, day, t]);
}
