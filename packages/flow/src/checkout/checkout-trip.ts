import { departureQueries, translationQueries } from '@booking/api/queries';
import {
  type CabinOption,
  type CabinSelection,
  cabinOptions,
  fitSelection,
  getEntry,
  personCount,
  toCabinSelection,
} from '@booking/domain/cabins';
import { largestParty } from '@booking/domain/calendar';
import type { PassengersContext } from '@booking/domain/passengers';
import { productUnitAmount } from '@booking/domain/pricing';
import type { CabinType, Departure, Language, Product, Products } from '@booking/domain/schema';
import { findTranslation, getImages, ownLanguage, type TextsByKey, translated } from '@booking/domain/translations';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import type { OfferedProduct } from '@booking/ui/steps/passengers';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortNames, useVoucherTexts } from '../app/local-texts.ts';
import { useServices } from '../app/services.ts';
import { useTourNames } from '../app/tour-names.ts';
import { attemptedCabins } from '../storage/attempted-cabins.ts';
import { useStored } from '../storage/use-stored.ts';
import { policyNames } from './policy-names.ts';
import { keepChosen, soldCabins } from './sold-cabins.ts';

/** The search parameters of the checkout. */
type CheckoutSearch = { cabins: CabinSelection; tours?: string | undefined; party?: number | undefined };

export type CheckoutTrip = {
  departure: Departure;
  cabinTypes: readonly CabinType[];
  products: Products;
  /** The cabins in the address, including those that are no longer available: the details entered for them are kept. */
  cabins: CabinSelection;
  /** The names of chosen cabins that are no longer available; null if all are. */
  sold: readonly string[] | null;
  persons: number;
  cabinOptions: CabinOption[];
  /** The context for the validation of the passenger form. */
  context: PassengersContext;
  tourName: string;
  tourLanguage: Language;
  shipName: string;
  /** The translated names of ports; null while they are loading. */
  portNames: TextsByKey | null;
  /** Translated names by id with their languages, and descriptions of vouchers, for the lines of a quote. */
  names: {
    cabinNames: Record<string, string>;
    productNames: Record<string, string>;
    nameLanguages: Record<string, Language>;
    voucherTexts: TextsByKey;
  };
  dates: string;
  /** Converts a product for display: translated, with its price for the whole trip and, where it has that label, per day. */
  offered(product: Product): OfferedProduct;
  /** The search parameters that all checkout addresses carry. */
  carried: { cabins: CabinSelection; tours: string | undefined; party: number };
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
  const { client, runtime, today } = useServices();
  const { dateRange } = useFormat();
  const { t } = useTranslation('receipt');
  const departures = departureQueries(client);
  const translations = translationQueries(client);
  // The route's loader has already started these queries, so there is no waterfall.
  const { data: departure } = useSuspenseQuery(departures.detail(departureId));
  const { data: types } = useSuspenseQuery(departures.cabins(departureId));
  const { data: products } = useSuspenseQuery(departures.products(departureId));
  const { data: productTexts } = useQuery(translations.products());
  const { data: shipTexts } = useQuery(translations.ships());
  const { data: cabinTexts } = useQuery(translations.cabins(departure.ship_id));
  const getNames = useTourNames();
  const portNames = usePortNames();
  const voucherTexts = useVoucherTexts();
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
    const tour = getNames?.(departure.tour_id, departure.tour_name);
    const cabins = fitSelection(search.cabins, cabinTypes);
    const options = cabinOptions(cabins, cabinTypes);
    const persons = personCount(cabins);
    return {
      departure,
      cabinTypes,
      products,
      cabins,
      sold: soldCabins(search.cabins, available),
      persons,
      cabinOptions: options,
      context: {
        today: day,
        cabinOptions: options,
        bikes: products.bikes,
        diets: products.diets,
        other: products.other.filter((product) => product.passenger_product),
        assignment: config.assignment,
      },
      tourName: tour?.shown ?? departure.tour_name,
      tourLanguage: tour?.language ?? ownLanguage,
      shipName: translated({ id: departure.ship_id, name: departure.ship_name }, shipTexts, language).name,
      portNames,
      names: {
        cabinNames: Object.fromEntries(cabinTypes.map(({ id, name }) => [id, name])),
        productNames: {
          ...Object.fromEntries(named.map(({ id, name }) => [id, name])),
          ...policyNames(products.insurance_policies, { translations: productTexts, language }, t),
        },
        nameLanguages: Object.fromEntries(
          [...named, ...types.map((type) => ({ id: type.id, ...translated(type, cabinTexts, language) }))].map(({ id, nameLanguage }) => [
            id,
            nameLanguage,
          ]),
        ),
        voucherTexts,
      },
      dates: dateRange(departure.date, departure.end_date),
      offered: (product) => ({
        id: product.id,
        ...translated(product, productTexts, language),
        price: productUnitAmount(product, departure.duration),
        pricePerDay: product.price_per_day ? product.unit_price : null,
        image: getImages(findTranslation(productTexts, product.id, language))[0] ?? null,
      }),
      carried: { cabins: search.cabins, tours: search.tours, party: search.party ?? persons },
    };
  }, [
    departure,
    types,
    products,
    productTexts,
    shipTexts,
    cabinTexts,
    getNames,
    portNames,
    voucherTexts,
    runtime,
    attempted,
    search,
    day,
    dateRange,
    t,
  ]);
}
