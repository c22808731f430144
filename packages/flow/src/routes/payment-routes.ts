import { loadCheckoutTexts } from '@booking/ui/i18n';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { textSearch } from '../boot/search.ts';
import type { Services } from '../boot/services.ts';
import { rootRoute } from './root-route.ts';

type Raw = Record<string, unknown>;
const returnSearch = (search: Raw) => ({ ...search, redirect_status: v.parse(textSearch, search.redirect_status) });
const previousSearch = (search: Raw) => ({ ...search, previous_status: v.parse(textSearch, search.previous_status) });

/** Texts, and the call for the data on its way: what it answers is the container's to tell. */
async function loadBooking({ queries, queryClient, runtime }: Services, id: string): Promise<void> {
  void queryClient.prefetchQuery(queries.bookings.detail(id));
  await loadCheckoutTexts(runtime.language);
}
async function loadPayment({ queries, queryClient, runtime }: Services, id: string): Promise<void> {
  void queryClient.prefetchQuery(queries.payments.detail(id));
  await loadCheckoutTexts(runtime.language);
}

const bookingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bookings/$booking',
  beforeLoad: ({ context, params }) => {
    throw redirect({ href: context.hrefs.payment(params.booking), replace: true });
  },
});

const bookingPaymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bookings/$booking/payment',
  validateSearch: previousSearch,
  loader: ({ context, params }) => loadBooking(context, params.booking),
  component: lazyRouteComponent(() => import('../containers/booking-payment-container.tsx'), 'BookingPaymentContainer'),
});

const bookingConfirmedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bookings/$booking/confirmed',
  validateSearch: returnSearch,
  loader: ({ context, params }) => loadBooking(context, params.booking),
  component: lazyRouteComponent(() => import('../containers/booking-confirmed-container.tsx'), 'BookingConfirmedContainer'),
});

const standalonePaymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payments/$payment',
  validateSearch: previousSearch,
  loader: ({ context, params }) => loadPayment(context, params.payment),
  component: lazyRouteComponent(() => import('../containers/standalone-payment-container.tsx'), 'StandalonePaymentContainer'),
});

const standaloneCompletedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payments/$payment/completed',
  validateSearch: returnSearch,
  loader: ({ context, params }) => loadPayment(context, params.payment),
  component: lazyRouteComponent(() => import('../containers/standalone-completed-container.tsx'), 'StandaloneCompletedContainer'),
});

/** The payment pages. Specification section 2. */
export const paymentRoutes = [
  bookingRoute,
  bookingPaymentRoute,
  bookingConfirmedRoute,
  standalonePaymentRoute,
  standaloneCompletedRoute,
] as const;
