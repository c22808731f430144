export { BookingLoaderView, type BookingLoaderViewProps } from './booking-loader-view.tsx';
export { type PaymentResultStatus, PaymentResultView, type PaymentResultViewProps } from './payment-result-view.tsx';
export { PrintAction, TripActions, type TripActionsProps } from './trip-actions.tsx';
export { TripSummary, type TripSummaryProps } from './trip-summary.tsx';
