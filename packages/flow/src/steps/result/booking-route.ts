import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Screen } from '../../app/screen.ts';
import { searchParams } from '../../app/search-params.ts';
import { bookingPage, lazyPage, loadBooking } from '../lazy-payment-pages.ts';
import { paymentPagesRoute } from '../payment-pages-route.ts';

const screen = {
  step: 'booking-confirmed',
  file: 'steps/payment-pages.ts',
  title: 'payment:confirmed.title',
  texts: ['payment'],
  progress: 'payment',
} as const satisfies Screen;

/** The return URL of the provider. */
export const bookingConfirmedRoute = createRoute({
  ...bookingPage,
  getParentRoute: () => paymentPagesRoute,
  path: '/bookings/$booking/confirmed',
  validateSearch: v.object({ redirect_status: searchParams.text, pay: searchParams.text, receipt: searchParams.flag }),
  staticData: { screen },
  ssr: false,
  loader: ({ context, params }) => loadBooking(context, params.booking, screen),
  component: lazyPage('BookingConfirmedContainer'),
});
