import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../layout/root-route.ts';

/** The payment pages: their addresses open personal data, and in a frame there is only a link to them in the full shell. */
export const paymentPagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'payment-pages',
  staticData: { personal: true },
  component: lazyRouteComponent(() => import('./top-level-only.tsx'), 'TopLevelOnly'),
});

/** Milliseconds after which a page says that it is loading; it goes on at once when the answer is there. */
export const pending = { pendingMs: 300, pendingMinMs: 0 } as const;
