export { BookingPaymentView, type BookingPaymentViewProps } from './booking-payment-view.tsx';
export type { HoldNoticeProps } from './hold-notice.tsx';
export { PaymentAmounts } from './payment-amounts.tsx';
export { type PaymentFormError, type PaymentFormState, PaymentFormView, type PaymentFormViewProps } from './payment-form-view.tsx';
export { PriceDifferences } from './price-differences.tsx';
export { StandalonePaymentView, type StandalonePaymentViewProps } from './standalone-payment-view.tsx';
