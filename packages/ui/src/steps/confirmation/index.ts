export { BookedView, type BookedViewProps } from './booked-view.tsx';
export type { BookingStatus, ExtraProduct, TermErrors } from './confirmation-data.ts';
export { ConfirmationView, type ConfirmationViewProps } from './confirmation-view.tsx';
