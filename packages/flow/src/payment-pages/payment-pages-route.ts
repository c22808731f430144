import { createRoute } from '@tanstack/react-router';
import { lazyFile } from '../app/load-file.ts';
import { rootRoute } from '../layout/root-route.ts';

/** The payment pages: their addresses open personal data, and in a frame there is only a link to them in the full shell. */
export const paymentPagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'payment-pages',
  staticData: { personal: true },
  component: lazyFile(() => import('./top-level-only.tsx'), 'TopLevelOnly'),
});
