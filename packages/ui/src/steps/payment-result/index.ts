export { BookingLoaderView, type BookingLoaderViewProps } from './booking-loader-view.tsx';
export { PaymentResultView, type PaymentResultViewProps } from './payment-result-view.tsx';
export type { PaymentResultStatus } from './result-fact.tsx';
export { noTrip, type ReceiptFacts, ResultReceipt, type ResultReceiptProps } from './result-receipt.tsx';
export type { NextStep } from './stations.tsx';
export { PrintAction, TripActions, type TripActionsProps } from './trip-actions.tsx';
export { TripSummary, type TripSummaryProps } from './trip-summary.tsx';
