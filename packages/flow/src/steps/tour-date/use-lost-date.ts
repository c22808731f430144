import type { CalendarDay } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';
import { useIsHydrating } from '@booking/ui/primitives';
import { useEffect, useEffectEvent, useState } from 'react';

/** A chosen date that cannot be booked any more, and its day as it was when that was found; undefined if it has no departure. */
export type LostDay = { date: IsoDate; day: CalendarDay | undefined };

type Input = {
  date: IsoDate | undefined;
  /** After loading, no departure fits the date. */
  gone: boolean;
  days: ReadonlyMap<IsoDate, CalendarDay>;
  /** Takes the date out of the address. */
  onGone: () => void;
};

/**
 * Drops a chosen date that cannot be booked any more, and keeps it for the message, until another one is chosen. Not before hydration has ended: until
 * then the day of the server decides.
 */
export function useLostDate({ date, gone, days, onGone }: Input): { lost: LostDay | null; forget(): void } {
  const [last, setLast] = useState<LostDay | null>(null);
  const isHydrating = useIsHydrating();
  const lostNow = isHydrating || !gone ? undefined : date;
  if (lostNow && last?.date !== lostNow) setLast({ date: lostNow, day: days.get(lostNow) });
  const drop = useEffectEvent(onGone);
  useEffect(() => {
    if (lostNow) drop();
  }, [lostNow]);
  return { lost: gone || !date ? last : null, forget: () => setLast(null) };
}
