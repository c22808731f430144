export { BookedView, type BookedViewProps } from './booked-view.tsx';
export type { BookingStatus, CabinTravellers, Contact, ExtraProduct, Traveller } from './confirmation-data.ts';
export { ConfirmationView, type ConfirmationViewProps } from './confirmation-view.tsx';
export { toInsuranceId } from './insurance-id.ts';
