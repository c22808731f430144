import { SavedTripPlace } from '@booking/ui/layout';
import { useIsHydrating, useOptionalPart } from '@booking/ui/primitives';
import { type ReactNode, useState } from 'react';
import { useServices } from '../app/services.ts';
import { savedTripItem } from '../storage/saved-trip.ts';

const loadParts = () => import('./full-page-parts.ts');

/**
 * The place of the row that continues the trip of an earlier visit; empty in the embedded layout. Before hydration it is reserved if this device has
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
  const [trip, setTrip] = useState(() => savedTripItem(services).peek());
  const part = useOptionalPart(loadParts, trip !== null);
  const dismiss = (): void => {
    savedTripItem(services).clear();
    setTrip(null);
  };
  if (!trip) return null;
  return part ? <part.ContinueTrip trip={trip} onDismiss={dismiss} /> : <SavedTripPlace>{null}</SavedTripPlace>;
}
