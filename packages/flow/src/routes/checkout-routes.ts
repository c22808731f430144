import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, textSearch } from '../boot/search.ts';
import { rootRoute } from './root-route.ts';

const checkoutSearch = (search: Record<string, unknown>) => ({
  cabins: listSearch(search.cabins),
  tours: textSearch(search.tours),
  party: textSearch(search.party),
});

// Together, so that what says that the loading failed is there when it has.
const entry = () => import('./checkout-loader.ts');
const errorComponent = lazyRouteComponent(entry, 'MissingDataContainer');

const passengersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/departures/$departure/passengers',
  validateSearch: checkoutSearch,
  loader: async ({ context, params }) => (await entry()).loadCheckout(context, params.departure),
  errorComponent,
  component: lazyRouteComponent(() => import('../containers/passengers-container.tsx'), 'PassengersContainer'),
});

const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/departures/$departure/confirmation',
  validateSearch: checkoutSearch,
  loader: async ({ context, params }) => (await entry()).loadCheckout(context, params.departure),
  errorComponent,
  component: lazyRouteComponent(() => import('../containers/confirmation-container.tsx'), 'ConfirmationContainer'),
});

/** Personal information and price overview. Specification section 2. */
export const checkoutRoutes = [passengersRoute, confirmationRoute] as const;
