import type { Tour } from '@booking/domain/schema';
import { useQuery } from '@tanstack/react-query';
import { useHrefs, useScreens } from '../app/addresses.ts';
import { useServices } from '../app/services.ts';
import { toBrandTours } from '../app/to-brand-tours.ts';
import { useTourNames } from '../app/tour-names.ts';
import { tourPicture } from './tour-picture.ts';

/** The brand's tours with what their cards need, null until they are loaded; `error` is set if they cannot be. */
export function useTours() {
  const services = useServices();
  const { date } = useScreens();
  const { href } = useHrefs();
  const { data, error, refetch } = useQuery(services.queries.tours.list());
  const getNames = useTourNames();
  return {
    cards: {
      tours: data && getNames ? toBrandTours(data, services.runtime.facts.tourIds, getNames) : null,
      hrefOf: ({ id }: Pick<Tour, 'id'>) => href({ to: date.to, params: { tour: id } }),
      pictureOf: ({ id }: Pick<Tour, 'id'>) => tourPicture(services, id),
    },
    error: data ? null : error,
    refetch,
  };
}
