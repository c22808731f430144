import { ensureData, prefetch } from '@booking/api/queries';
import { isOutsideSeason } from '@booking/domain/calendar';
import { getYearMonth } from '@booking/domain/date';
import { isIsoDate } from '@booking/domain/schema';
import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { getAttribution } from '../../app/attribution.ts';
import { lazyFile, loadTexts } from '../../app/load-file.ts';
import { prefetchPortNames } from '../../app/local-texts.ts';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import { prefetchTourNames } from '../../app/tour-names.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { rootRoute } from '../../layout/root-route.ts';

const screen = {
  step: 'ship',
  title: 'ship:title',
  texts: ['steps'],
  progress: 'ship',
  hasBack: () => true,
} as const satisfies Screen;

/** Step 2: ship choice. `departure` is the id of the chosen departure, and `cabins` are its cabins. */
export const shipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tours/$tour/date/$date',
  validateSearch: v.object({ party: searchParams.party, departure: searchParams.text, cabins: searchParams.cabins }),
  beforeLoad: ({ context, params: { tour, date }, search }): void => {
    const nextSearch = { ...getAttribution(search), party: search.party };
    if (!isIsoDate(date)) throw redirect({ to: context.screens.date.to, params: { tour }, search: nextSearch });
  },
  staticData: { screen },
  loader: ({ context, params: { tour, date } }) => {
    const { queries, queryClient, runtime } = context;
    ensureData(queryClient, queries.tours.detail(tour)).then(
      (detail) => {
        if (isIsoDate(date) && !isOutsideSeason(date, detail))
          void prefetch(queryClient, queries.tours.departures(tour, getYearMonth(date)));
      },
      // The step itself shows the error, or requests the departures all the same.
      () => {},
    );
    void prefetch(queryClient, queries.translations.ships());
    void prefetchTourNames(context);
    void prefetchPortNames(context);
    return loadTexts(runtime, screen.texts);
  },
  component: lazyFile(() => import('./ship-container.tsx'), 'ShipContainer'),
  errorComponent: ErrorPage,
});
