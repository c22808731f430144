import { translated } from '@booking/api';
import type { Translation } from '@booking/domain/schema';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../boot/services.ts';
import { cabinChoices, namesOf, productsOf } from './cabins-choices.ts';
import { useFault } from './selection-fault.ts';

const none: readonly Translation[] = [];

/** Everything that the cabin step reads. `choices` is null while something is on its way that would change them. */
export function useCabinsData(id: string) {
  const { queries, runtime } = useServices();
  const { language } = runtime;
  const departure = useQuery(queries.departures.detail(id));
  const cabins = useQuery(queries.departures.cabins(id));
  const products = useQuery(queries.departures.products(id));
  const shipId = departure.data?.ship_id ?? '';
  const texts = useQuery({ ...queries.translations.cabins(shipId), enabled: shipId !== '' });
  const ships = useQuery(queries.translations.ships());
  const productTexts = useQuery(queries.translations.products());
  const fault = useFault([
    { query: departure, code: 'no-departure' },
    { query: cabins, code: 'no-cabin' },
    { query: products, code: 'no-product' },
  ]);
  const translations = texts.data ?? (texts.isError ? none : null);
  const ready = departure.data && cabins.data && products.data && translations;
  const ship = departure.data && { id: departure.data.ship_id, name: departure.data.ship_name };
  return {
    departure: departure.data ?? null,
    shipName: ship ? translated(ship, ships.data, language).name : null,
    cabinTypes: cabins.data ?? null,
    products: products.data ?? null,
    choices: ready ? cabinChoices(cabins.data, translations, language) : null,
    cabinNames: namesOf(cabins.data ?? [], translations ?? none, language),
    productNames: products.data ? namesOf(productsOf(products.data), productTexts.data ?? none, language) : {},
    fault,
  };
}
