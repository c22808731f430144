import { ToursBelow as Tours } from '@booking/ui/steps/tour-list';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHrefs, useScreens } from '../app/addresses.ts';
import { useServices } from '../app/services.ts';
import { toBrandTours } from '../app/to-brand-tours.ts';
import { useTourNames } from '../app/tour-names.ts';
import { tourPicture } from './tour-picture.ts';

/** The brand's tours below a page that was not found; nothing until they are loaded, and if they cannot be. */
export function ToursBelow(): ReactNode {
  const services = useServices();
  const { date } = useScreens();
  const { href } = useHrefs();
  const { data } = useQuery(services.queries.tours.list());
  const getNames = useTourNames();
  if (!data || !getNames) return null;
  const tours = toBrandTours(data, services.runtime.facts.tourIds, getNames);
  return (
    tours.length > 0 && (
      <Tours
        tours={tours}
        hrefOf={({ id }) => href({ to: date.to, params: { tour: id } })}
        pictureOf={({ id }) => tourPicture(services, id)}
      />
    )
  );
}
