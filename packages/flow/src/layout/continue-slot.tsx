import { useIsHydrating, useOptionalPart } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import { useServices } from '../app/services.ts';
import { savedTripItem } from '../storage/saved-trip.ts';

const loadParts = () => import('./full-page-parts.ts');

/**
 * The slot of the line that continues a saved trip. It floats above the page, so that it moves nothing when it appears after hydration. Empty in the
 * embedded layout.
 */
export function ContinueSlot(): ReactNode {
  const services = useServices();
  const isHydrating = useIsHydrating();
  const isSaved = !isHydrating && !services.runtime.embedded && savedTripItem(services).peek() !== null;
  const part = useOptionalPart(loadParts, isSaved);
  return part && <part.ContinueTrip />;
}
