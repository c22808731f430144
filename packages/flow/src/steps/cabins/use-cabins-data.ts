import type { Translation } from '@booking/domain/schema';
import type { CabinOffer } from '@booking/domain/steps';
import { translated } from '@booking/domain/translations';
import { useFormat } from '@booking/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortNames, useVoucherTexts } from '../../app/local-texts.ts';
import { useServices } from '../../app/services.ts';
import { useTourNames } from '../../app/tour-names.ts';
import { useLoadError } from '../../trip/load-error.ts';
import { cabinChoices, getAllProducts, namesById } from './cabin-choices.ts';
import { useStoredChoice } from './use-stored-choice.ts';

const none: readonly Translation[] = [];

/** A non-breaking space, which reserves the line of the dates while they load. */
const reserved = '\u00a0';

/** The data of the cabin step, in the visitor's language. `choices` is null until all data that affect them are loaded. */
export function useCabinsData(id: string) {
  const { queries, runtime } = useServices();
  const { language } = runtime;
  const { dateRange } = useFormat();
  const departure = useQuery(queries.departures.detail(id));
  const cabins = useQuery(queries.departures.cabins(id));
  const products = useQuery(queries.departures.products(id));
  const shipId = departure.data?.ship_id ?? '';
  const texts = useQuery({ ...queries.translations.cabins(shipId), enabled: shipId !== '' });
  const ships = useQuery(queries.translations.ships());
  const productTexts = useQuery(queries.translations.products());
  const voucherTexts = useVoucherTexts();
  const getTourNames = useTourNames();
  const portNames = usePortNames();
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
  const trip = departure.data ?? null;
  const { stored, isUnsettled } = useStoredChoice(id, trip);
  const cabinTexts = texts.data ?? (texts.isError ? none : null);
  const ofCabins = namesById(cabins.data ?? [], cabinTexts ?? none, language);
  const ofProducts = namesById(products.data ? getAllProducts(products.data) : [], productTexts.data ?? none, language);
  return {
    departure: trip,
    products: products.data ?? null,
    offer,
    stored,
    isUnsettled,
    choices: offer && cabinTexts ? cabinChoices(offer.cabinTypes, cabinTexts, language) : null,
    tourNames: trip && getTourNames ? getTourNames(trip.tour_id, trip.tour_name) : null,
    portNames,
    shipName: trip && translated({ id: trip.ship_id, name: trip.ship_name }, ships.data, language).name,
    dates: trip ? dateRange(trip.date, trip.end_date) : loadError ? null : reserved,
    names: {
      cabinNames: ofCabins.names,
      productNames: ofProducts.names,
      nameLanguages: { ...ofCabins.languages, ...ofProducts.languages },
      voucherTexts,
    },
    loadError,
  };
}

export type CabinsData = ReturnType<typeof useCabinsData>;
