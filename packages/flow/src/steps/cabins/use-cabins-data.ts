import { departureQueries, translationQueries } from '@booking/api/queries';
import type { Translation } from '@booking/domain/schema';
import { translated } from '@booking/domain/translations';
import { useQuery } from '@tanstack/react-query';
import { useVoucherTexts } from '../../app/local-texts.ts';
import { useServices } from '../../app/services.ts';
import { useLoadError } from '../../choosing/load-error.ts';
import { cabinChoices, getAllProducts, getNames } from './cabin-choices.ts';

const none: readonly Translation[] = [];

/** Fetches the data of the cabin step. `choices` is null until all data that affect them are loaded. */
export function useCabinsData(id: string) {
  const { client, runtime } = useServices();
  const departures = departureQueries(client);
  const translations = translationQueries(client);
  const { language } = runtime;
  const departure = useQuery(departures.detail(id));
  const cabins = useQuery(departures.cabins(id));
  const products = useQuery(departures.products(id));
  const shipId = departure.data?.ship_id ?? '';
  const texts = useQuery({ ...translations.cabins(shipId), enabled: shipId !== '' });
  const ships = useQuery(translations.ships());
  const productTexts = useQuery(translations.products());
  const loadError = useLoadError([
    { query: departure, code: 'no-departure' },
    { query: cabins, code: 'no-cabin' },
    { query: products, code: 'no-product' },
  ]);
  const cabinTexts = texts.data ?? (texts.isError ? none : null);
  const ready = departure.data && cabins.data && products.data && cabinTexts;
  const ship = departure.data && { id: departure.data.ship_id, name: departure.data.ship_name };
  const voucherTexts = useVoucherTexts();
  const ofCabins = getNames(cabins.data ?? [], cabinTexts ?? none, language);
  const ofProducts = getNames(products.data ? getAllProducts(products.data) : [], productTexts.data ?? none, language);
  return {
    departure: departure.data ?? null,
    shipName: ship ? translated(ship, ships.data, language).name : null,
    cabinTypes: cabins.data ?? null,
    products: products.data ?? null,
    choices: ready ? cabinChoices(cabins.data, cabinTexts, language) : null,
    names: {
      cabinNames: ofCabins.names,
      productNames: ofProducts.names,
      nameLanguages: { ...ofCabins.languages, ...ofProducts.languages },
      voucherTexts,
    },
    loadError,
  };
}
