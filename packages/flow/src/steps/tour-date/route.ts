import { ensureData, prefetch } from '@booking/api/queries';
import { isSeasonOver } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';
import { shownMonths } from '@booking/domain/steps';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { prefetchPortNames } from '../../app/local-texts.ts';
import { searchParams } from '../../app/search-params.ts';
import type { Services } from '../../app/services.ts';
import { prefetchTourNames } from '../../app/tour-names.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { rootRoute } from '../../layout/root-route.ts';
import { sessionDateItem } from '../../storage/items.ts';
import { leadsToTourList } from './leads-to-tour-list.ts';
import { mostMonths } from './most-months.ts';
import { TourDateContainer } from './tour-date-container.tsx';

/** `departure` and its `cabins` are kept for the next steps. */
const search = v.object({
  date: searchParams.date,
  party: searchParams.party,
  departure: searchParams.text,
  cabins: searchParams.cabins,
});

/** Step 1: tour date. Its code is part of the entry, because most visits begin here. */
export const dateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tours/$tour',
  validateSearch: search,
  staticData: {
    screen: {
      step: 'tour-date',
      title: 'tourDate:title',
      texts: [],
      progress: 'departure_date',
      hasBack: leadsToTourList,
    },
  },
  // No loaderDeps: another date or party does not require loading again.
  loader: ({ context, params, location }) => load(context, params.tour, v.parse(search, location.search).date),
  component: TourDateContainer,
  errorComponent: ErrorPage,
});

/** `frame/tour/{tour}` is an alias of `frame/tours/{tour}`. */
export const dateAliasRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tour/$tour',
  validateSearch: search,
  staticData: { shell: 'frame' },
  beforeLoad: ({ context, params, search }): void => {
    if (context.runtime.shell !== 'frame') throw notFound();
    throw redirect({ to: context.screens.date.to, params, search });
  },
});

/**
 * Starts the step's queries without awaiting them: the step shows its layout at once. The months that may be shown are fetched once the
 * tour's range is known.
 */
function load(services: Services, tour: string, searchDate: IsoDate | undefined): void {
  const { queries, queryClient } = services;
  const today = services.today();
  void prefetch(queryClient, queries.tours.prices(tour));
  void prefetchTourNames(services);
  void prefetchPortNames(services);
  const sessionDate = sessionDateItem(services).read();
  ensureData(queryClient, queries.tours.detail(tour)).then(
    (season) => {
      const { months, range } = shownMonths({ season, today }, { month: null, searchDate, sessionDate, width: mostMonths() });
      if (isSeasonOver(season, today) || (!range && !searchDate && !sessionDate)) return;
      for (const month of months ?? []) void prefetch(queryClient, queries.tours.departures(tour, month));
    },
    // The step itself shows the error and a retry.
    () => {},
  );
}
