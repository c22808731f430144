import { DroppedCoupon } from '@booking/ui/coupon';
import { toInsuranceId } from '@booking/ui/steps/confirmation';
import { CouponUnknown, EditedSince, InsuranceReplaced } from '@booking/ui/steps/conflicts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { ChangedDraft } from '../../trip/draft/changed-draft.tsx';
import { BookedTripSlot } from '../../trip/notices/booked-trip-slot.tsx';
import { useEditedSince } from './use-edited-since.ts';
import type { Order } from './use-order.ts';
import type { usePinnedDraft } from './use-pinned-draft.ts';
import type { Review } from './use-review-entries.ts';

type ReviewNoticesProps = {
  trip: CheckoutTrip;
  draft: ReturnType<typeof usePinnedDraft>;
  review: Review;
  order: Order;
  /** A coupon that is not valid for this departure, and was removed. */
  dropped: string | null;
};

/** What is said above the review: what was changed in another tab or since the request was sent, and what does not count any more. */
export function ReviewNotices({ trip, draft, review, order, dropped }: ReviewNoticesProps) {
  const { sent, replaced, step } = review;
  const isEdited = useEditedSince(trip, sent);
  const { conflict } = draft;
  return (
    <>
      {isEdited ? <EditedSince onRequest={step.onRequest} /> : null}
      {!isEdited && conflict && sent === null ? (
        <ChangedDraft
          trip={trip}
          {...conflict}
          tries={order.tries}
          onTake={() => draft.take(conflict.theirs)}
          onKeep={() => draft.keep(conflict.mine)}
        />
      ) : null}
      {order.isDraft ? <BookedTripSlot departureId={trip.departure.id} /> : null}
      <InsuranceReplaced
        types={replaced.types.map((type) => ({ type, isOffered: step.offers.some((offer) => offer.type === type) }))}
        times={replaced.times}
        toId={toInsuranceId}
      />
      <DroppedCoupon code={dropped} />
      {order.unsettled ? <CouponUnknown {...order.unsettled} /> : null}
    </>
  );
}
