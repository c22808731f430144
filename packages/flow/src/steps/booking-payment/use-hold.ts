import type { HoldNoticeProps } from '@booking/ui/steps/payment';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';

const checkEveryMs = 5_000;
const warnBeforeMs = 10 * 60_000;
const askAgainMs = 60_000;

type HoldPhase = HoldNoticeProps['phase'];

const getPhase = (until: number, now: number): HoldPhase => (now >= until ? 'over' : until - now <= warnBeforeMs ? 'ending' : 'held');

/**
 * The hold of an unpaid booking, by the visitor's clock; null if the backend does not say when it ends. The clock is read again and again, since a
 * timer stands still while a device sleeps. After the end the booking is fetched every minute, unless a payment is in progress: the backend knows
 * whether it can still be paid. PAY-66.
 */
export function useHold(until: number | null, busy: boolean, refresh: () => Promise<unknown>): HoldNoticeProps | null {
  const { now } = useServices();
  const [phase, setPhase] = useState<HoldPhase>('held');
  useEffect(() => {
    if (until === null) return;
    const check = () => setPhase(getPhase(until, now()));
    check();
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, [until, now]);
  const asks = until !== null && phase === 'over' && !busy;
  useEffect(() => {
    if (!asks) return;
    void refresh();
    const timer = setInterval(() => void refresh(), askAgainMs);
    return () => clearInterval(timer);
  }, [asks, refresh]);
  return until === null ? null : { phase, until };
}
