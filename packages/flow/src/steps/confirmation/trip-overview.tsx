import { PriceOverview, type PriceOverviewProps } from '@booking/ui/summary';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { CouponSlot } from '../../trip/coupon/coupon-slot.tsx';
import type { CouponChange } from '../../trip/coupon/use-coupon.ts';

type TripOverviewProps = Pick<PriceOverviewProps, 'quote' | 'plain' | 'notice'> & {
  trip: CheckoutTrip;
  /** Null where the coupon cannot be changed. */
  coupon: CouponChange | null;
};

/** The price of the trip as a receipt, and the coupon. */
export function TripOverview({ trip: { names, ...trip }, coupon, ...overview }: TripOverviewProps) {
  const { picture, tourName, tourLanguage, dates, shipName } = trip;
  return (
    <PriceOverview picture={picture} departure={{ tourName, tourLanguage, dates, shipName }} {...overview} {...names}>
      {coupon && <CouponSlot form={coupon} />}
    </PriceOverview>
  );
}
