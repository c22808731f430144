import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyFile } from '../app/load-file.ts';
import { searchParams } from '../app/search-params.ts';
import { rootRoute } from '../layout/root-route.ts';

/** The parent of the checkout steps. Their addresses contain the trip, and they share the error page for missing data. */
export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'checkout',
  validateSearch: v.object({ cabins: searchParams.cabins, party: searchParams.optionalParty, tours: searchParams.text }),
  errorComponent: lazyFile(() => import('./missing-data-page.tsx'), 'MissingDataPage'),
});
