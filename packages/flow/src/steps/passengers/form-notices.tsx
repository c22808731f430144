import { DroppedCoupon } from '@booking/ui/coupon';
import { useOptionalPart } from '@booking/ui/primitives';
import { Suspense } from 'react';
import { lazyFile } from '../../app/load-file.ts';
import { attemptedCabins } from '../../storage/attempted-cabins.ts';
import { useStored } from '../../storage/use-stored.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { BookedTripSlot } from '../../trip/notices/booked-trip-slot.tsx';
import type { PassengersEntries } from './use-passengers-entries.ts';

const loadEarlierDetails = () => import('../../trip/draft/earlier-details.tsx');
const PassengersNotices = lazyFile(() => import('../../trip/draft/passengers-notices.tsx'), 'PassengersNotices');

export const preloadNotices = (): void => void PassengersNotices.preload?.();

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
  const earlier = useOptionalPart(loadEarlierDetails);
  const { id } = trip.departure;
  const isSent = useStored(attemptedCabins, (attempts) => attempts.peek(id)) !== null;
  return (
    <>
      <BookedTripSlot departureId={id} />
      <DroppedCoupon code={dropped} />
      {earlier ? (
        <earlier.EarlierDetails
          departureId={id}
          isUsed={restartedBy === 'earlier'}
          isOffered={restartedBy === null}
          onUse={(values) => {
            entries.fill(values);
            onRestart('earlier');
          }}
        />
      ) : null}
      {entries.conflict || trip.sold || isSent ? (
        <Suspense fallback={null}>
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
        </Suspense>
      ) : null}
    </>
  );
}
