import type { PassengersFormValues } from '@booking/domain/passengers';
import { SoldNotice } from '@booking/ui/steps/conflicts';
import { useEffect, useRef } from 'react';
import { ChangedDraft } from './changed-draft.tsx';
import type { CheckoutTrip } from './checkout-trip.ts';

type PassengersNoticesProps = {
  trip: CheckoutTrip;
  conflict: { mine: PassengersFormValues; theirs: PassengersFormValues | null } | null;
  cabinsHref: string;
  /** The number of attempts to continue. */
  tries: number;
  onTake(): void;
  onKeep(): void;
};

/** The notices that block the step: conflicting changes by another tab, or a cabin that was sold. Loaded on demand. */
export function PassengersNotices({ trip, conflict, cabinsHref, tries, onTake, onKeep }: PassengersNoticesProps) {
  const sold = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) sold.current?.querySelector('a')?.focus();
  }, [tries]);
  return (
    <>
      {trip.sold ? (
        <div ref={sold}>
          <SoldNotice names={trip.sold} cabinsHref={cabinsHref} />
        </div>
      ) : null}
      {conflict ? <ChangedDraft trip={trip} {...conflict} tries={tries} onTake={onTake} onKeep={onKeep} /> : null}
    </>
  );
}
