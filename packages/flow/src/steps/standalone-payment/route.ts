import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyFile } from '../../app/load-file.ts';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import { paymentPagesRoute } from '../../payment-pages/payment-pages-route.ts';
import { loadStandalonePayment, standalonePaymentPage } from '../../payment-pages/standalone-payment-page.ts';

const screen = { step: 'standalone-payment', title: 'payment:standalone.title', texts: ['payment'] } as const satisfies Screen;

/** Standalone pay page. PAY-45. */
export const standalonePaymentRoute = createRoute({
  ...standalonePaymentPage,
  getParentRoute: () => paymentPagesRoute,
  path: '/payments/$payment',
  validateSearch: v.object({ previous_status: searchParams.text }),
  staticData: { screen },
  ssr: false,
  loader: ({ context, params }) => loadStandalonePayment(context, params.payment, screen),
  component: lazyFile(() => import('./standalone-payment-container.tsx'), 'StandalonePaymentContainer'),
});
