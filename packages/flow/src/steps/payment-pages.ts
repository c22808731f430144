/** The payment pages with their loading and error states: one file, because they share most of their code, and one leads to the next. */

export { BookingLoading, BookingNotLoaded } from '../payment-pages/booking-states.tsx';
export { loadBooking, loadStandalonePayment } from '../payment-pages/load-payment-page.ts';
export { PaymentNotLoaded } from '../payment-pages/payment-not-loaded.tsx';
export { TopLevelOnly } from '../payment-pages/top-level-only.tsx';
export { BookingConfirmedContainer } from './booking-confirmed/booking-confirmed-container.tsx';
export { BookingPaymentContainer } from './booking-payment/booking-payment-container.tsx';
export { StandaloneCompletedContainer } from './standalone-completed/standalone-completed-container.tsx';
export { StandalonePaymentContainer } from './standalone-payment/standalone-payment-container.tsx';
