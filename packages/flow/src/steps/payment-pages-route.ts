import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../layout/root-route.ts';
import { lazyPage } from './lazy-payment-pages.ts';

/** The parent of the payment pages. Their addresses give access to personal data. In a frame they show only a link to the full shell. */
export const paymentPagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'payment-pages',
  staticData: { personal: true },
  component: lazyPage('TopLevelOnly'),
});
