import { useCallback, useEffect, useRef, useState } from 'react';

/** `no`: nothing to ask. `asking`: what the page shows may be old. `failed`: it could not be asked. */
export type Restored = 'no' | 'asking' | 'failed';

/**
 * A page that the back-forward cache restores shows what was so when it was left: until `ask` has said how things stand now (false: it could
 * not), nothing may be paid. PAY-18.
 */
export function useRestored(ask: () => Promise<boolean>): { restored: Restored; askAgain(): void } {
  const [restored, setRestored] = useState<Restored>('no');
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  const askAgain = useCallback(() => {
    setRestored('asking');
    void latest.current().then((said) => setRestored(said ? 'no' : 'failed'));
  }, []);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) askAgain();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [askAgain]);
  return { restored, askAgain };
}
