import { rootRoute } from './layout/root-route.ts';
import { cabinsRoute, departureRoute } from './steps/cabins/route.ts';
import { confirmationRoute } from './steps/confirmation/route.ts';
import { passengersRoute } from './steps/passengers/route.ts';
import { bookingPaymentRoute, bookingRoute } from './steps/payment/booking-route.ts';
import { standalonePaymentRoute } from './steps/payment/standalone-route.ts';
import { paymentPagesRoute } from './steps/payment-pages-route.ts';
import { bookingConfirmedRoute } from './steps/result/booking-route.ts';
import { standaloneCompletedRoute } from './steps/result/standalone-route.ts';
import { shipRoute } from './steps/ship/route.ts';
import { dateAliasRoute, dateRoute } from './steps/tour-date/route.ts';
import { landingRoute, tourListRoute } from './steps/tour-list/route.ts';
import { checkoutRoute } from './trip/checkout-route.ts';

/** All routes, for every brand and both shells, which differ in their base path. */
export const routeTree = rootRoute.addChildren([
  landingRoute,
  tourListRoute,
  dateRoute,
  dateAliasRoute,
  shipRoute,
  departureRoute,
  cabinsRoute,
  checkoutRoute.addChildren([passengersRoute, confirmationRoute]),
  paymentPagesRoute.addChildren([
    bookingRoute,
    bookingPaymentRoute,
    bookingConfirmedRoute,
    standalonePaymentRoute,
    standaloneCompletedRoute,
  ]),
]);

/** The routes that have a screen, by name. Links refer to them. */
export const screens = {
  tourList: tourListRoute,
  date: dateRoute,
  ship: shipRoute,
  cabins: cabinsRoute,
  passengers: passengersRoute,
  confirmation: confirmationRoute,
  payment: bookingPaymentRoute,
  confirmed: bookingConfirmedRoute,
  standalonePayment: standalonePaymentRoute,
  standaloneCompleted: standaloneCompletedRoute,
} as const;

type AllScreens = typeof screens;
declare module './app/screen.ts' {
  interface Screens extends AllScreens {}
}
