import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import { lazyPage, loadStandalonePayment, standalonePaymentPage } from '../lazy-payment-pages.ts';
import { paymentPagesRoute } from '../payment-pages-route.ts';

const screen = {
  step: 'standalone-completed',
  file: 'steps/payment-pages.ts',
  title: 'payment:standalone.title',
  texts: ['payment'],
} as const satisfies Screen;

/** Standalone payment result. */
export const standaloneCompletedRoute = createRoute({
  ...standalonePaymentPage,
  getParentRoute: () => paymentPagesRoute,
  path: '/payments/$payment/completed',
  validateSearch: v.object({ redirect_status: searchParams.text }),
  staticData: { screen },
  ssr: false,
  loader: ({ context, params }) => loadStandalonePayment(context, params.payment, screen),
  component: lazyPage('StandaloneCompletedContainer'),
});
