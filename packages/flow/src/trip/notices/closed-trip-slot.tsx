import { useIsHydrating } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import { lazyFile } from '../../app/load-file.ts';
import { StepLoading } from '../../layout/step-loading.tsx';
import type { ClosedTripProps } from './closed-trip.tsx';

const ClosedTrip = lazyFile(() => import('./closed-trip.tsx'), 'ClosedTrip');

/** Loads what a closed trip shows in advance: the connection may be lost by the time it is needed. */
export const preloadClosedTrip = (): void => void ClosedTrip.preload?.();

/** The page of a trip that can no longer be booked; until it is loaded, and on a server, the step's loading state. */
export function ClosedTripSlot(props: ClosedTripProps): ReactNode {
  return useIsHydrating() ? <StepLoading /> : <ClosedTrip {...props} />;
}
