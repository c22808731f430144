export { BookingPaymentView, type BookingPaymentViewProps } from './booking-payment-view.tsx';
export type { PaymentAmountsProps } from './payment-amounts.tsx';
export { type PaymentFormError, PaymentFormView, type PaymentFormViewProps } from './payment-form-view.tsx';
export { StandalonePaymentView, type StandalonePaymentViewProps } from './standalone-payment-view.tsx';
