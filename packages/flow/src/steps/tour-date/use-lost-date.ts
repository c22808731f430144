import type { IsoDate } from '@booking/domain/schema';
import type { LostDay } from '@booking/domain/steps';
import { useIsHydrating } from '@booking/ui/primitives';
import { useEffect, useEffectEvent, useState } from 'react';

type Input = {
  /** The date of the address. */
  date: IsoDate | undefined;
  /** It, if no departure fits it any more. */
  lost: LostDay | null;
  /** Takes it out of the address. */
  onLost: () => void;
};

/**
 * Drops a chosen date that cannot be booked any more, and keeps it for the message, until another one is chosen. Not before hydration has ended: until
 * then the day of the server decides.
 */
export function useLostDate({ date, lost, onLost }: Input): LostDay | null {
  const [last, setLast] = useState<LostDay | null>(null);
  const isHydrating = useIsHydrating();
  const lostNow = isHydrating ? undefined : lost?.date;
  if (lost && lostNow && last?.date !== lostNow) setLast(lost);
  if (date && !lost && last) setLast(null);
  const drop = useEffectEvent(onLost);
  useEffect(() => {
    if (lostNow) drop();
  }, [lostNow]);
  return last;
}
