import { ensureData, prefetch } from '@booking/api/queries';
import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyFile, loadTexts } from '../../app/load-file.ts';
import { prefetchPortNames, prefetchVoucherTexts } from '../../app/local-texts.ts';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import { prefetchTourNames } from '../../app/tour-names.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { rootRoute } from '../../layout/root-route.ts';

const screen = {
  step: 'cabins',
  title: 'cabins:title',
  texts: ['steps'],
  progress: 'cabins',
  hasBack: () => true,
} as const satisfies Screen;
const search = v.object({ cabins: searchParams.cabins, party: searchParams.party, tours: searchParams.text });

/** Step 3: cabin selection. */
export const cabinsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/departures/$departure/cabins',
  validateSearch: search,
  staticData: { screen },
  loader: ({ context, params: { departure } }) => {
    const { queries, queryClient, runtime } = context;
    void prefetch(queryClient, queries.departures.cabins(departure));
    void prefetch(queryClient, queries.departures.products(departure));
    void prefetch(queryClient, queries.translations.products());
    void prefetch(queryClient, queries.translations.ships());
    void prefetchTourNames(context);
    void prefetchPortNames(context);
    void prefetchVoucherTexts(context);
    // The cabins' texts are fetched as soon as the ship is known.
    ensureData(queryClient, queries.departures.detail(departure)).then(
      ({ ship_id }) => void prefetch(queryClient, queries.translations.cabins(ship_id)),
      () => {},
    );
    return loadTexts(runtime, screen.texts);
  },
  component: lazyFile(() => import('./cabins-container.tsx'), 'CabinsContainer'),
  errorComponent: ErrorPage,
});

/** `departures/{departure}` redirects to its cabins. */
export const departureRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/departures/$departure',
  validateSearch: search,
  beforeLoad: ({ context, params, search }): void => {
    throw redirect({ to: context.screens.cabins.to, params, search });
  },
});
