import type { ValidPassengersForm } from '@booking/domain/passengers';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { ConfirmationView } from '@booking/ui/steps/confirmation';
import { PriceChanged } from '@booking/ui/summary';
import { useServices } from '../../app/services.ts';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { TripAside } from '../../layout/trip-aside.tsx';
import { refusedFieldsEntries } from '../../storage/refused-fields.ts';
import { useStored } from '../../storage/use-stored.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { useCoupon } from '../../trip/coupon/use-coupon.ts';
import { useCheckoutLayout } from '../../trip/use-checkout-layout.ts';
import { ReviewNotices } from './review-notices.tsx';
import { TripOverview } from './trip-overview.tsx';
import { toBookingState, toExtras, toTripReview } from './trip-review.ts';
import type { Booking } from './use-booking.ts';
import { useOrder } from './use-order.ts';
import type { usePinnedDraft } from './use-pinned-draft.ts';
import { useReviewData } from './use-review-data.ts';
import { useReviewEntries } from './use-review-entries.ts';

type BookingContainerProps = { trip: CheckoutTrip; party: ValidPassengersForm; booking: Booking; draft: ReturnType<typeof usePinnedDraft> };

/** What is ordered. What is stored has the choices and consents; all that follows from them is `reviewStep` of the domain. */
export function BookingContainer({ trip, party, booking, draft }: BookingContainerProps) {
  const { t } = useTranslation('errors');
  const { runtime } = useServices();
  const { layout, links } = useCheckoutLayout(trip);
  const coupon = useCoupon(trip.departure);
  const { offer, legal } = useReviewData(trip);
  const review = useReviewEntries({ offer, party, coupon: coupon.voucher, booking });
  const order = useOrder({ trip, party, booking, coupon, review, draft });
  const refused = useStored(refusedFieldsEntries, (entries) => entries.peek(trip.departure.id))?.value ?? [];

  const { step, sent } = review;
  const state = toBookingState({ booking, named: order.named, sent, refused, trip, links, phones: runtime.facts.phones });
  const [firstError] = Object.values(step.errors);
  const notice = order.priceChange && <PriceChanged {...order.priceChange} {...trip.names} />;
  const quote = step.price;
  const shown = { trip, quote, coupon: sent ? null : coupon.form };
  const overview = <TripOverview {...shown} notice={notice} />;
  const aside = <TripAside trip={trip} quote={quote} overview={overview} below={<ShareSlot trip={trip.facts} />} />;
  return (
    <ConfirmationView
      layout={{
        ...layout,
        aside,
        backHref: links.personal_information,
        bar: { total: quote.total, dates: trip.dates, persons: trip.facts.persons, notice },
      }}
      overview={<TripOverview {...shown} plain />}
      step={step}
      trip={toTripReview({ trip, party, language: runtime.language, links, canChange: sent === null })}
      extras={toExtras(trip, step)}
      legal={legal}
      error={firstError ? errorText(t, firstError) : null}
      tries={review.tries}
      booking={{ ...state, isPreparing: coupon.isApplying, orderButton: step.onRequest ? legal.requestButton : legal.orderButton }}
      notice={<ReviewNotices trip={trip} draft={draft} review={review} order={order} dropped={coupon.dropped} />}
      actions={{ ...review.actions, onStartOver: booking.startOver, onBook: order.press }}
    />
  );
}
