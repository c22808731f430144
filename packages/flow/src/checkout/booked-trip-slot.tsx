import { useLater } from '@booking/ui/primitives';
import { type ReactNode, useCallback } from 'react';
import { loadTexts } from '../app/load-file.ts';
import { useServices } from '../app/services.ts';
import { useStorageSnapshot } from '../storage/use-stored.ts';

/** The place for what is said of a booking of this departure. Few visitors have one: only they load it. BOOK-303. */
export function BookedTripSlot({ departureId }: { departureId: string }): ReactNode {
  const { runtime, storage } = useServices();
  const hasBookings = useStorageSnapshot(() => storage.local.get('recent-booking')) !== null;
  const load = useCallback(async () => {
    const [part] = await Promise.all([import('./booked-trip-container.tsx'), loadTexts(runtime, ['conflicts'])]);
    return part;
  }, [runtime]);
  const part = useLater(load, hasBookings);
  return part && hasBookings ? <part.BookedTripContainer departureId={departureId} /> : null;
}
