import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textSearch } from '../boot/search.ts';
import { rootRoute } from './root-route.ts';

type Raw = Record<string, unknown>;
const returnSearch = (search: Raw) => ({ ...search, redirect_status: textSearch(search.redirect_status) });
const previousSearch = (search: Raw) => ({ ...search, previous_status: textSearch(search.previous_status) });

const loaders = () => import('./payment-loaders.ts');

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
  loader: async ({ context, params }) => (await loaders()).loadBooking(context, params.booking),
  component: lazyRouteComponent(() => import('../containers/booking-payment-container.tsx'), 'BookingPaymentContainer'),
});

const bookingConfirmedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bookings/$booking/confirmed',
  validateSearch: returnSearch,
  loader: async ({ context, params }) => (await loaders()).loadBooking(context, params.booking),
  component: lazyRouteComponent(() => import('../containers/booking-confirmed-container.tsx'), 'BookingConfirmedContainer'),
});

const standalonePaymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payments/$payment',
  validateSearch: previousSearch,
  loader: async ({ context, params }) => (await loaders()).loadPayment(context, params.payment),
  component: lazyRouteComponent(() => import('../containers/standalone-payment-container.tsx'), 'StandalonePaymentContainer'),
});

const standaloneCompletedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payments/$payment/completed',
  validateSearch: returnSearch,
  loader: async ({ context, params }) => (await loaders()).loadPayment(context, params.payment),
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
