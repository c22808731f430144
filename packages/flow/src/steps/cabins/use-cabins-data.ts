import type { Translation } from '@booking/domain/schema';
import type { CabinOffer } from '@booking/domain/steps';
import type { TextsByKey } from '@booking/domain/translations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { useTrip } from '../../layout/use-trip.ts';
import { useLoadError } from '../../trip/load-error.ts';
import { cabinChoices, getAllProducts, namesById } from './cabin-choices.ts';
import { useStoredChoice } from './use-stored-choice.ts';

const none: readonly Translation[] = [];
const noTexts: TextsByKey = new Map();

/** A non-breaking space, which reserves the line of the dates while they load. */
const reserved = '\u00a0';

/** The data of the cabin step, in the visitor's language. `choices` is null until all data that affect them are loaded. */
export function useCabinsData(id: string) {
  const { queries, runtime } = useServices();
  const { language } = runtime;
  const departure = useQuery(queries.departures.detail(id));
  const cabins = useQuery(queries.departures.cabins(id));
  const products = useQuery(queries.departures.products(id));
  const shipId = departure.data?.ship_id ?? '';
  const texts = useQuery({ ...queries.translations.cabins(shipId), enabled: shipId !== '' });
  const productTexts = useQuery(queries.translations.products());
  const trip = useTrip(departure.data ?? null);
  const loadError = useLoadError([
    { query: departure, code: 'no-departure' },
    { query: cabins, code: 'no-cabin' },
    { query: products, code: 'no-product' },
  ]);
  const offer = useMemo(
    (): CabinOffer | null =>
      departure.data && cabins.data && products.data
        ? { departure: departure.data, cabinTypes: cabins.data, products: products.data }
        : null,
    [departure.data, cabins.data, products.data],
  );
  const { stored, isUnsettled } = useStoredChoice(id, departure.data ?? null);
  const cabinTexts = texts.data ?? (texts.isError ? none : null);
  const ofCabins = namesById(cabins.data ?? [], cabinTexts ?? none, language);
  const ofProducts = namesById(products.data ? getAllProducts(products.data) : [], productTexts.data ?? none, language);
  return {
    departure: departure.data ?? null,
    products: products.data ?? null,
    offer,
    stored,
    isUnsettled,
    choices: offer && cabinTexts ? cabinChoices(offer.cabinTypes, cabinTexts, language) : null,
    trip,
    dates: trip?.dates ?? (loadError ? null : reserved),
    names: {
      cabinNames: ofCabins.names,
      productNames: ofProducts.names,
      nameLanguages: { ...ofCabins.languages, ...ofProducts.languages },
      voucherTexts: trip?.voucherTexts ?? noTexts,
    },
    loadError,
  };
}

export type CabinsData = ReturnType<typeof useCabinsData>;
