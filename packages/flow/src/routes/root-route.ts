import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Services } from '../boot/services.ts';
import { ErrorContainer } from '../containers/error-container.tsx';
import { LayoutContainer } from '../containers/layout-container.tsx';
import { NotFoundContainer } from '../containers/not-found-container.tsx';

/** The shared layout with its error pages. Specification section 2. */
export const rootRoute = createRootRouteWithContext<Services>()({
  component: LayoutContainer,
  errorComponent: ErrorContainer,
  notFoundComponent: NotFoundContainer,
});
