import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import { bookingPage, loadBooking } from '../shared/booking-page.ts';
import { paymentPagesRoute } from '../shared/payment-pages-route.ts';

const screen = {
  step: 'booking-payment',
  title: 'payment:title',
  lead: 'payment:lead',
  texts: ['steps', 'payment'],
  progress: 'payment',
} as const satisfies Screen;

/** Step 6: booking payment. PAY-1. */
export const bookingPaymentRoute = createRoute({
  ...bookingPage,
  getParentRoute: () => paymentPagesRoute,
  path: '/bookings/$booking/payment',
  validateSearch: v.object({ previous_status: searchParams.text, pay: searchParams.text }),
  staticData: { screen },
  ssr: false,
  loader: ({ context, params }) => loadBooking(context, params.booking, screen),
  component: lazyRouteComponent(() => import('./booking-payment-container.tsx'), 'BookingPaymentContainer'),
});

/** `bookings/{booking}` redirects to its payment. */
export const bookingRoute = createRoute({
  getParentRoute: () => paymentPagesRoute,
  path: '/bookings/$booking',
  beforeLoad: ({ context, params }): void => {
    throw redirect({ to: context.screens.payment.to, params, replace: true });
  },
});
