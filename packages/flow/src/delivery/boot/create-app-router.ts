import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../../app/search-codec.ts';
import type { Services } from '../../app/services.ts';
import { StepLoading } from '../../layout/step-loading.tsx';
import { routeTree } from '../../routes.ts';

/** The router of a shell: the shared routes under the shell's base path, with plain-text search parameters. Defaults to the browser's history. */
export function createAppRouter(services: Services, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    basepath: services.runtime.basepath || '/',
    context: services,
    parseSearch,
    stringifySearch,
    // A colon joins several tour ids.
    pathParamsAllowedCharacters: [':'],
    // Data is preloaded on intent only; the query cache decides whether it is fresh.
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: StepLoading,
    // Milliseconds after which a loading step shows its loading state.
    defaultPendingMs: 1000,
    // Loaded data is shown at once.
    defaultPendingMinMs: 0,
    trailingSlash: 'never',
    scrollRestoration: false,
  });
  // The router scrolls to the top after each rendering, the first one too, which would take back what a visitor scrolled before hydration.
  // A function prevents it; given from the start, it would also switch off the browser's own restoration.
  router.update({ ...router.options, scrollRestoration: () => false });
  // Another screen starts at the top, unless it has brought an outcome into view; `keepPlaces` returns to its place on Back and Forward.
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !document.activeElement?.closest('[data-outcome]')) scrollTo(0, 0);
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
