import { SavedTripPlace } from '@booking/ui/layout';
import { useOptionalPart } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import { useServices } from '../app/services.ts';

const loadParts = () => import('./full-page-parts.ts');

/**
 * The place of the row that continues the trip of an earlier visit; empty in the embedded layout. Until its part is loaded it is reserved if this
 * device has a saved trip (`saved-trip-mark.ts`).
 */
export function ContinueSlot(): ReactNode {
  const { embedded } = useServices().runtime;
  const part = useOptionalPart(loadParts, !embedded);
  if (embedded) return null;
  return part ? <part.ContinueTrip /> : <SavedTripPlace />;
}
