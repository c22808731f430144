import { useOptionalPart } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { useStorageSnapshot } from '../../storage/use-stored.ts';

const load = () => import('./booked-trip-notice.tsx');

/** The place for what is said of a booking of this departure. Few visitors have one: only they load it. */
export function BookedTripSlot({ departureId }: { departureId: string }): ReactNode {
  const { storage } = useServices();
  const hasBookings = useStorageSnapshot(() => storage.local.get('recent-booking')) !== null;
  const part = useOptionalPart(load, hasBookings);
  return part && hasBookings ? <part.BookedTripNotice departureId={departureId} /> : null;
}
