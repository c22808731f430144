import { DroppedCoupon } from '@booking/ui/coupon';
import { attemptedCabins } from '../../storage/attempted-cabins.ts';
import { useStored } from '../../storage/use-stored.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { EarlierDetails } from '../../trip/draft/earlier-details.tsx';
import { PassengersNotices } from '../../trip/draft/passengers-notices.tsx';
import { BookedTripSlot } from '../../trip/notices/booked-trip-slot.tsx';
import type { PassengersEntries } from './use-passengers-entries.ts';

/** Why the form starts anew: the details were cleared, or taken from another tab or from an earlier trip. */
export type Restart = 'clear' | 'take' | 'earlier';

type FormNoticesProps = {
  trip: CheckoutTrip;
  entries: PassengersEntries;
  /** A coupon that is not valid for this departure, and was removed. */
  dropped: string | null;
  cabinsHref: string;
  nextHref: string;
  /** The number of attempts to continue. */
  tries: number;
  restartedBy: Restart | null;
  onRestart(by: Restart): void;
};

/** What is said above the form: what this browser has booked or sent, what is sold, and what other tabs and trips have of the passengers. */
export function FormNotices({ trip, entries, dropped, cabinsHref, nextHref, tries, restartedBy, onRestart }: FormNoticesProps) {
  const { id } = trip.departure;
  const isSent = useStored(attemptedCabins, (attempts) => attempts.peek(id)) !== null;
  return (
    <>
      <BookedTripSlot departureId={id} />
      <DroppedCoupon code={dropped} />
      <EarlierDetails
        departureId={id}
        isUsed={restartedBy === 'earlier'}
        isOffered={restartedBy === null}
        onUse={(values) => {
          entries.fill(values);
          onRestart('earlier');
        }}
      />
      {entries.conflict || trip.sold || isSent ? (
        <PassengersNotices
          trip={trip}
          conflict={entries.conflict}
          cabinsHref={cabinsHref}
          checkHref={isSent ? nextHref : null}
          tries={tries}
          onTake={() => {
            entries.discard();
            onRestart('take');
          }}
          onKeep={entries.keep}
        />
      ) : null}
    </>
  );
}
