import { createRoute } from '@tanstack/react-router';
import { lazyFile } from '../../app/load-file.ts';
import type { Screen } from '../../app/screen.ts';
import { checkoutRoute } from '../../trip/checkout-route.ts';
import { loadCheckout } from '../../trip/load-checkout.ts';

const screen = {
  step: 'confirmation',
  file: 'steps/confirmation/pages.ts',
  title: 'confirmation:title',
  lead: 'confirmation:lead',
  texts: ['checkout', 'confirmation'],
  progress: 'price_overview',
  hasBack: () => true,
} as const satisfies Screen;

const loadPages = () => import('./pages.ts');

/** Step 5: extras, insurance, terms, the whole price. */
export const confirmationRoute = createRoute({
  getParentRoute: () => checkoutRoute,
  path: '/departures/$departure/confirmation',
  staticData: { screen },
  ssr: false,
  loader: ({ context, params }) => loadCheckout(context, params.departure, screen),
  component: lazyFile(loadPages, 'ConfirmationContainer'),
  errorComponent: lazyFile(loadPages, 'ConfirmationErrorPage'),
});
