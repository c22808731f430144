import { createRoute } from '@tanstack/react-router';
import { lazyFile } from '../../app/load-file.ts';
import type { Screen } from '../../app/screen.ts';
import { checkoutRoute } from '../../trip/checkout-route.ts';
import { loadCheckout } from '../../trip/load-checkout.ts';

const screen = {
  step: 'passengers',
  title: 'checkout:passengers.title',
  lead: 'checkout:passengers.lead',
  texts: ['checkout'],
  progress: 'personal_information',
  hasBack: () => true,
} as const satisfies Screen;

/** Step 4: passenger information. */
export const passengersRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: '/departures/$departure/passengers',
  staticData: { screen },
  ssr: false,
  loader: ({ context, params }) => loadCheckout(context, params.departure, screen),
  component: lazyFile(() => import('./passengers-container.tsx'), 'PassengersContainer'),
});
