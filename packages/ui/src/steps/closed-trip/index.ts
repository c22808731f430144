export { ClosedTripView, type ClosedTripViewProps } from './closed-trip-view.tsx';
