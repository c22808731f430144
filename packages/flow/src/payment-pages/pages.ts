/** The payment pages with their loading and error states: one file, because they share most of their code, and one leads to the next. */
export { BookingConfirmedContainer } from '../steps/booking-confirmed/booking-confirmed-container.tsx';
export { BookingPaymentContainer } from '../steps/booking-payment/booking-payment-container.tsx';
export { StandaloneCompletedContainer } from '../steps/standalone-completed/standalone-completed-container.tsx';
export { StandalonePaymentContainer } from '../steps/standalone-payment/standalone-payment-container.tsx';
export { BookingLoading, BookingNotLoaded } from './booking-states.tsx';
export { loadBooking, loadStandalonePayment } from './load-payment-page.ts';
export { PaymentNotLoaded } from './payment-not-loaded.tsx';
export { TopLevelOnly } from './top-level-only.tsx';
