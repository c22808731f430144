import type { PassengersFormValues } from '@booking/domain/passengers';
import { SoldNotice } from '@booking/ui/steps/meanwhile';
import { useEffect, useRef } from 'react';
import { ChangedDraft } from './changed-draft.tsx';
import type { CheckoutTrip } from './checkout-trip.ts';

type PassengersNoticesProps = {
  trip: CheckoutTrip;
  elsewhere: { mine: PassengersFormValues; theirs: PassengersFormValues | null } | null;
  cabinsHref: string;
  /** Grows with each try to go on. */
  tries: number;
  onTake(): void;
  onKeep(): void;
};

/** What happened meanwhile and holds the step back: a change by another tab, a cabin that was sold. Loaded on demand. */
export function PassengersNotices({ trip, elsewhere, cabinsHref, tries, onTake, onKeep }: PassengersNoticesProps) {
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
      {elsewhere ? <ChangedDraft trip={trip} {...elsewhere} tries={tries} onTake={onTake} onKeep={onKeep} /> : null}
    </>
  );
}
