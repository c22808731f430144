import { isIsoDate } from '@booking/domain/schema';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { TourDateContainer } from '../containers/tour-date-container.tsx';
import { loadDateStep } from './date-loader.ts';
import { rootRoute } from './root-route.ts';
import { cabinStepSearch, dateStepSearch, shipStepSearch, tourListSearch } from './selection-search.ts';
import { guardTourList, leadsToTourList } from './tour-list-guard.ts';

const getParentRoute = () => rootRoute;
const loaders = () => import('./stay-loaders.ts');
const tourList = lazyRouteComponent(() => import('../containers/tour-list-container.tsx'), 'TourListContainer');

const landingRoute = createRoute({
  getParentRoute,
  path: '/',
  validateSearch: tourListSearch,
  beforeLoad: ({ context, search }) => guardTourList(context, search),
  loader: async ({ context }) => (await loaders()).loadTourList(context),
  component: tourList,
});

const tourListRoute = createRoute({
  getParentRoute,
  path: '/tours',
  validateSearch: tourListSearch,
  beforeLoad: ({ context, search }) => guardTourList(context, search),
  loader: async ({ context }) => (await loaders()).loadTourList(context),
  component: tourList,
});

const dateRoute = createRoute({
  getParentRoute,
  path: '/tours/$tour',
  validateSearch: dateStepSearch,
  // No loaderDeps: another date or party is no reason to load again.
  loader: ({ context, params, location }) => loadDateStep(context, params.tour, dateStepSearch(location.search).date),
  component: TourDateContainer,
  staticData: { hasBack: leadsToTourList },
});

/** `frame/tour/{tour}` is an alias of `frame/tours/{tour}`. */
const frameAliasRoute = createRoute({
  getParentRoute,
  path: '/tour/$tour',
  validateSearch: dateStepSearch,
  beforeLoad: ({ context, params, search }) => {
    if (context.runtime.shell !== 'frame') throw notFound();
    throw redirect({ href: context.hrefs.date(params.tour, { date: search.date, party: search.party }), replace: true });
  },
});

const shipRoute = createRoute({
  getParentRoute,
  path: '/tours/$tour/date/$date',
  validateSearch: shipStepSearch,
  beforeLoad: ({ context, params, search }) => {
    if (!isIsoDate(params.date)) throw redirect({ href: context.hrefs.date(params.tour, { party: search.party }), replace: true });
  },
  loader: async ({ context, params }) => (await loaders()).loadShipStep(context, params.tour, params.date),
  component: lazyRouteComponent(() => import('../containers/ship-container.tsx'), 'ShipContainer'),
  staticData: { hasBack: () => true },
});

const departureRoute = createRoute({
  getParentRoute,
  path: '/departures/$departure',
  validateSearch: cabinStepSearch,
  beforeLoad: ({ context, params, search: { party, tours, cabins } }) => {
    throw redirect({ href: context.hrefs.cabins(params.departure, { party, tours, cabins }), replace: true });
  },
});

const cabinsRoute = createRoute({
  getParentRoute,
  path: '/departures/$departure/cabins',
  validateSearch: cabinStepSearch,
  loader: async ({ context, params }) => (await loaders()).loadCabinStep(context, params.departure),
  component: lazyRouteComponent(() => import('../containers/cabins-container.tsx'), 'CabinsContainer'),
  staticData: { hasBack: () => true },
});

/** The choosing steps: tour, date, ship, cabins. Specification section 2. */
export const selectionRoutes = [landingRoute, tourListRoute, dateRoute, frameAliasRoute, shipRoute, departureRoute, cabinsRoute] as const;
