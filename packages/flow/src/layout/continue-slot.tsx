import { isBookable } from '@booking/domain/date';
import { SavedTripPlace } from '@booking/ui/layout';
import { useIsHydrating, useOptionalPart } from '@booking/ui/primitives';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { routeAt, useScreens } from '../app/addresses.ts';
import { useServices, useToday } from '../app/services.ts';
import { savedTripItem } from '../storage/saved-trip.ts';

const loadParts = () => import('./full-page-parts.ts');

/**
 * The place of the row that continues the trip of an earlier visit; empty in the embedded layout. It is reserved before hydration if this device has
 * a saved trip (`saved-trip-mark.ts`).
 */
export function ContinueSlot(): ReactNode {
  const { embedded } = useServices().runtime;
  const isHydrating = useIsHydrating();
  if (embedded) return null;
  return isHydrating ? <SavedTripPlace /> : <SavedTrip />;
}

/** The saved trip as it was when the page was opened: a choice on the page is saved too, and must not replace it. */
function SavedTrip(): ReactNode {
  const services = useServices();
  const router = useRouter();
  const { date, ship, cabins } = useScreens();
  const today = useToday();
  const [trip, setTrip] = useState(() => savedTripItem(services).peek());
  const route = trip && routeAt(router, trip.href)?.route;
  const shown = trip && isBookable(trip.date, today) && [date, ship, cabins].some((screen) => screen === route) ? trip : null;
  const part = useOptionalPart(loadParts, shown !== null);
  const dismiss = (): void => {
    savedTripItem(services).clear();
    setTrip(null);
  };
  return shown && <SavedTripPlace>{part && <part.ContinueTrip trip={shown} onDismiss={dismiss} />}</SavedTripPlace>;
}
