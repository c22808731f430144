import type { PassengersFormValues } from '@booking/domain/passengers';
import { RequestSent, SoldNotice } from '@booking/ui/steps/conflicts';
import { useEffect, useRef } from 'react';
import type { CheckoutTrip } from '../checkout-trip.ts';
import { ChangedDraft } from './changed-draft.tsx';

type PassengersNoticesProps = {
  trip: CheckoutTrip;
  conflict: { mine: PassengersFormValues; theirs: PassengersFormValues | null } | null;
  cabinsHref: string;
  /** Where a request that was sent and has no response yet is checked; null without one. */
  checkHref: string | null;
  /** The number of attempts to continue. */
  tries: number;
  onTake(): void;
  onKeep(): void;
};

/** The notices above the form: a request without a response, a cabin that was sold, conflicting changes by another tab. */
export function PassengersNotices({ trip, conflict, cabinsHref, checkHref, tries, onTake, onKeep }: PassengersNoticesProps) {
  const sold = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) sold.current?.querySelector('a')?.focus();
  }, [tries]);
  return (
    <>
      {checkHref === null ? null : <RequestSent checkHref={checkHref} onRequest={trip.departure.on_request} />}
      {trip.sold ? (
        <div ref={sold}>
          <SoldNotice names={trip.sold} cabinsHref={cabinsHref} />
        </div>
      ) : null}
      {conflict ? <ChangedDraft trip={trip} {...conflict} tries={tries} onTake={onTake} onKeep={onKeep} /> : null}
    </>
  );
}
