import { useOptionalPart } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import { useServices } from '../app/services.ts';
import type { TripFacts } from './trip-facts.ts';

const loadParts = () => import('./full-page-parts.ts');

/**
 * The slot for sharing the trip. Its space is reserved from the start, and its content is loaded last. Empty in the embedded layout.
 * The trip is also saved for those who come back.
 */
export function ShareSlot({ trip }: { trip: TripFacts | null }): ReactNode {
  const { embedded } = useServices().runtime;
  const part = useOptionalPart(loadParts, !embedded);
  return embedded ? null : <div style={{ minBlockSize: 44 }}>{part && <part.Share trip={trip} />}</div>;
}
