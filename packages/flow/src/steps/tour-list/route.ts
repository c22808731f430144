import { prefetch } from '@booking/api/queries';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyFile, loadFile, loadTexts } from '../../app/load-file.ts';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import type { Services } from '../../app/services.ts';
import { prefetchTourNames } from '../../app/tour-names.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { rootRoute } from '../../layout/root-route.ts';

const screen = { step: 'tour-list', title: 'tours:title', texts: ['steps'] } as const satisfies Screen;

/** `tourId` (one or more), `lang`, `all` (present or not). */
export const tourListSearch = v.object({ tourId: searchParams.texts, lang: searchParams.text, all: searchParams.flag });

type Visit = { context: Services; search: v.InferOutput<typeof tourListSearch> };

/** Shows the list with `all` or in the embedded layout, unless there is a `tourId`. Otherwise redirects. @throws Redirect */
export async function showOrLeave({ context, search }: Visit): Promise<void> {
  if (search.tourId.length === 0 && (search.all !== undefined || context.runtime.embedded)) return;
  const { leaveTourList } = await loadFile(() => import('./leave-tour-list.ts'));
  leaveTourList(context, search);
}

/** Starts the list's queries. The page waits only for its texts. */
function load({ context }: { context: Services }): Promise<void> {
  void prefetch(context.queryClient, context.queries.tours.list());
  void prefetchTourNames(context);
  return loadTexts(context.runtime, screen.texts);
}

const component = lazyFile(() => import('./tour-list-container.tsx'), 'TourListContainer');

/** The root shows the tour list as well. */
export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: tourListSearch,
  beforeLoad: showOrLeave,
  staticData: { screen },
  loader: load,
  component,
  errorComponent: ErrorPage,
});

export const tourListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tours',
  validateSearch: tourListSearch,
  beforeLoad: showOrLeave,
  staticData: { screen },
  loader: load,
  component,
  errorComponent: ErrorPage,
});
