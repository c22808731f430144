import { encodeCabins } from '@booking/domain/cabins';
import { useState } from 'react';
import { useScreens } from '../../app/addresses.ts';
import { closedTripOf, useCheckoutTrip } from '../../trip/checkout-trip.ts';
import { ClosedTripSlot } from '../../trip/notices/closed-trip-slot.tsx';
import { useIsClosed } from '../../trip/notices/use-is-closed.ts';
import type { Restart } from './form-notices.tsx';
import { PassengersStep } from './passengers-step.tsx';

/** Step 4: passenger information. */
export function PassengersContainer() {
  const { passengers } = useScreens();
  const { departure } = passengers.useParams();
  const trip = useCheckoutTrip(departure, passengers.useSearch());
  const [{ count, by }, setForm] = useState<{ count: number; by: Restart | null }>({ count: 0, by: null });
  const isClosed = useIsClosed(trip.departure);
  if (isClosed) return <ClosedTripSlot {...closedTripOf(trip)} />;
  // Other cabins, cleared details or accepted changes of another tab remount the form.
  const key = [departure, ...encodeCabins(trip.carried.cabins), count].join(' ');
  return <PassengersStep key={key} trip={trip} restartedBy={by} onRestart={(by) => setForm({ count: count + 1, by })} />;
}
