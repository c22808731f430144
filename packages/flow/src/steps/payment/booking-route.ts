import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { getAttribution } from '../../app/attribution.ts';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import { bookingPage, lazyPage, loadBooking } from '../lazy-payment-pages.ts';
import { paymentPagesRoute } from '../payment-pages-route.ts';

const screen = {
  step: 'booking-payment',
  file: 'steps/payment-pages.ts',
  title: 'payment:title',
  lead: 'payment:lead',
  texts: ['payment'],
  progress: 'payment',
} as const satisfies Screen;

/** Step 6: booking payment. */
export const bookingPaymentRoute = createRoute({
  ...bookingPage,
  getParentRoute: () => paymentPagesRoute,
  path: '/bookings/$booking/payment',
  validateSearch: v.object({ previous_status: searchParams.text, pay: searchParams.text }),
  staticData: { screen },
  ssr: false,
  loader: ({ context, params }) => loadBooking(context, params.booking, screen),
  component: lazyPage('BookingPaymentContainer'),
});

/** `bookings/{booking}` redirects to its payment. */
export const bookingRoute = createRoute({
  getParentRoute: () => paymentPagesRoute,
  path: '/bookings/$booking',
  beforeLoad: ({ context, params, search }): void => {
    throw redirect({ to: context.screens.payment.to, params, search: getAttribution(search) });
  },
});
