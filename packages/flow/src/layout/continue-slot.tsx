import { useIsHydrating, useLater } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import { useServices } from '../app/services.ts';
import { savedTripKey } from '../storage/saved-trip-key.ts';

const loadContinueTrip = () => import('./continue-trip.tsx');

/**
 * The slot of the line that continues a saved trip. It floats above the page, so that it moves nothing when it appears after hydration. Empty in the
 * embedded layout. TOUR-17.
 */
export function ContinueSlot(): ReactNode {
  const { runtime, storage } = useServices();
  const isHydrating = useIsHydrating();
  const isSaved = !isHydrating && !runtime.embedded && storage.local.get(savedTripKey) !== null;
  const part = useLater(loadContinueTrip, isSaved);
  return part && <part.ContinueTrip />;
}
