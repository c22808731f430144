/** The payment pages with their loading and error states: one file, because they share most of their code, and one leads to the next. */

export { BookingLoading, BookingNotLoaded } from '../trip/booked/booking-states.tsx';
export { loadBooking, loadStandalonePayment } from '../trip/booked/load-payment-page.ts';
export { PaymentNotLoaded } from '../trip/booked/payment-not-loaded.tsx';
export { TopLevelOnly } from '../trip/booked/top-level-only.tsx';
export { BookingPaymentContainer } from './payment/booking-payment-container.tsx';
export { StandalonePaymentContainer } from './payment/standalone-payment-container.tsx';
export { BookingConfirmedContainer } from './result/booking-confirmed-container.tsx';
export { StandaloneCompletedContainer } from './result/standalone-completed-container.tsx';
