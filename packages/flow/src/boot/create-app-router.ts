import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routes/route-tree.ts';
import type { Runtime } from './resolve-runtime.ts';
import { parseSearch, type SearchInput, stringifySearch } from './search-codec.ts';
import type { Services } from './services.ts';

/** The router of a shell: the same routes under the shell's own base path, search parameters as plain text. Without a history, the browser's. */
export const createAppRouter = (services: Services, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    basepath: services.runtime.basepath || '/',
    context: services,
    parseSearch,
    stringifySearch: (search) => stringifySearch(search as SearchInput),
    // Data is fetched ahead on intent only, and its freshness is the query cache's business.
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    trailingSlash: 'never',
    scrollRestoration: false,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** The screen has a way back in the header, even while its address is not known yet. */
    hasBack?: (runtime: Runtime) => boolean;
  }
}
