import { afterPaint } from '@booking/ui/primitives';
import type { HoldNoticeProps } from '@booking/ui/steps/payment';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { Refresh } from '../../trip/booked/booking-states.tsx';

const checkEveryMs = 5_000;
const warnBeforeMs = 10 * 60_000;
const askAgainMs = 60_000;

type HoldPhase = HoldNoticeProps['phase'];

/**
 * The hold of an unpaid booking, by the backend's clock; null if the backend does not say when it ends. The clock is read again and again, since a
 * timer stands still while a device sleeps. Once the end seems to have passed, the booking is fetched, at once and every minute, unless a payment is in
 * progress: the page says that the cabins are no longer held only after that, and never by the visitor's clock.
 */
export function useHold(until: number | null, busy: boolean, refresh: Refresh): HoldNoticeProps | null {
  const { now, serverNow } = useServices();
  const [phase, setPhase] = useState<HoldPhase>('held');
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (until === null) return;
    const check = (): void => {
      const time = serverNow();
      const left = until - (time ?? now());
      setIsDue(left <= 0);
      if (time !== null && left > 0) setPhase(left <= warnBeforeMs ? 'ending' : 'held');
    };
    check();
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, [until, now, serverNow]);
  const asks = isDue && !busy;
  useEffect(() => {
    if (!asks || until === null) return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const isAnswered = await refresh();
      // By then the page shows the response, which may name another end.
      await afterPaint();
      const time = serverNow();
      if (isCurrent && isAnswered && time !== null && time >= until) setPhase('over');
    };
    void ask();
    const timer = setInterval(() => void ask(), askAgainMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [asks, until, refresh, serverNow]);
  return until === null ? null : { phase, until };
}
