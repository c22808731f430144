import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import { lazyPage, loadStandalonePayment, standalonePaymentPage } from '../lazy-payment-pages.ts';
import { paymentPagesRoute } from '../payment-pages-route.ts';

const screen = {
  step: 'standalone-payment',
  file: 'steps/payment-pages.ts',
  title: 'payment:standalone.title',
  texts: ['payment'],
} as const satisfies Screen;

/** Standalone pay page. */
export const standalonePaymentRoute = createRoute({
  ...standalonePaymentPage,
  getParentRoute: () => paymentPagesRoute,
  path: '/payments/$payment',
  validateSearch: v.object({ previous_status: searchParams.text }),
  staticData: { screen },
  ssr: false,
  loader: ({ context, params }) => loadStandalonePayment(context, params.payment, screen),
  component: lazyPage('StandalonePaymentContainer'),
});
