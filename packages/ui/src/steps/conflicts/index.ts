export { SoldNotice } from '../sold-notice.tsx';
export { BookedTrip, type BookedTripProps } from './booked-trip.tsx';
export { type Change, ChangedElsewhere, type ChangedElsewhereProps } from './changed-elsewhere.tsx';
export { CouponUnknown, type CouponUnknownProps } from './coupon-unknown.tsx';
export { InsuranceReplaced, type InsuranceReplacedProps } from './insurance-replaced.tsx';
export { EditedSince, RequestSent } from './request-notices.tsx';
export { SoldView, type SoldViewProps } from './sold-view.tsx';
