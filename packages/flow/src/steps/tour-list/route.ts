import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyFile, loadTexts } from '../../app/load-file.ts';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import type { Services } from '../../app/services.ts';
import { rootRoute } from '../../layout/root-route.ts';
import { leaveTourList } from './leave-tour-list.ts';

const screen = { step: 'tour-list', title: 'tours:title', texts: ['steps'] } as const satisfies Screen;

/** `tourId` (one or more), `lang`, `all` (present or not). TOUR-3, TOUR-5, TOUR-6. */
export const tourListSearch = v.object({ tourId: searchParams.texts, lang: searchParams.text, all: searchParams.flag });

/** Starts the list's queries; the page waits only for its texts. */
function load({ context: { tourQueries, queryClient, runtime } }: { context: Services }): Promise<void> {
  void queryClient.prefetchQuery(tourQueries.list());
  return loadTexts(runtime, screen.texts);
}

const component = lazyFile(() => import('./tour-list-container.tsx'), 'TourListContainer');

/** The root shows the tour list, too. */
export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: tourListSearch,
  beforeLoad: ({ context, search }): void => leaveTourList(context, search),
  staticData: { screen },
  loader: load,
  component,
});

export const tourListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tours',
  validateSearch: tourListSearch,
  beforeLoad: ({ context, search }): void => leaveTourList(context, search),
  staticData: { screen },
  loader: load,
  component,
});
