import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyFile } from '../app/load-file.ts';
import { searchParams } from '../app/search-params.ts';
import { rootRoute } from '../layout/root-route.ts';

/** The steps from personal information on: the trip is in their address, and missing data has one error page for all of them. */
export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'checkout',
  validateSearch: v.object({ cabins: searchParams.cabins, party: searchParams.optionalParty, tours: searchParams.text }),
  errorComponent: lazyFile(() => import('./missing-data-page.tsx'), 'MissingDataPage'),
});
