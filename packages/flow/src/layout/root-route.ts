import { themeParameters } from '@booking/config/theme-parameters';
import { createRootRouteWithContext, retainSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { keptParams } from '../app/search-params.ts';
import type { Services } from '../app/services.ts';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The shared layout with its error pages. Lists the search parameters that every navigation keeps. */
export const rootRoute = createRootRouteWithContext<Services>()({
  validateSearch: v.object(keptParams),
  search: { middlewares: [retainSearchParams(['locale', 'embedded', ...themeParameters])] },
  component: Layout,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});
