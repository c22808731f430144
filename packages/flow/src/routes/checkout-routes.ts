import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { listSearch, textSearch } from '../boot/search.ts';
import { MissingDataContainer } from '../containers/missing-data-container.tsx';
import { loadCheckout } from './checkout-loader.ts';
import { rootRoute } from './root-route.ts';

const checkoutSearch = v.object({
  cabins: v.optional(listSearch, []),
  tours: v.optional(textSearch),
  party: v.optional(textSearch),
});

const passengersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/departures/$departure/passengers',
  validateSearch: checkoutSearch,
  loader: ({ context, params }) => loadCheckout(context, params.departure),
  errorComponent: MissingDataContainer,
  component: lazyRouteComponent(() => import('../containers/passengers-container.tsx'), 'PassengersContainer'),
});

const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/departures/$departure/confirmation',
  validateSearch: checkoutSearch,
  loader: ({ context, params }) => loadCheckout(context, params.departure),
  errorComponent: MissingDataContainer,
  component: lazyRouteComponent(() => import('../containers/confirmation-container.tsx'), 'ConfirmationContainer'),
});

/** Personal information and price overview. Specification section 2. */
export const checkoutRoutes = [passengersRoute, confirmationRoute] as const;
