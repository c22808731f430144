export { BookingLoaderView, type BookingLoaderViewProps } from './booking-loader-view.tsx';
export { PaymentResultView, type PaymentResultViewProps } from './payment-result-view.tsx';
export type { PaymentResultStatus } from './result-picture.tsx';
export { type NextStep, noTrip, type ReceiptFacts, type ResultReceiptProps } from './result-receipt.tsx';
export { PrintAction, TripActions, type TripActionsProps } from './trip-actions.tsx';
export { TripSummary, type TripSummaryProps } from './trip-summary.tsx';
