import { useCallback, useEffect, useRef, useState } from 'react';

/** `no`: the page was not restored, or is up to date again. `checking`: the page may be stale and is refreshed. `failed`: the refresh failed. */
export type Restored = 'no' | 'checking' | 'failed';

/**
 * Refreshes a page that the back-forward cache has restored: its state is that of when it was left. No payment is allowed until `refresh`
 * succeeds; it resolves to false if it fails.
 */
export function useRestored(refresh: () => Promise<boolean>): { restored: Restored; recheck(): void } {
  const [restored, setRestored] = useState<Restored>('no');
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  const recheck = useCallback(() => {
    setRestored('checking');
    void latest.current().then((succeeded) => setRestored(succeeded ? 'no' : 'failed'));
  }, []);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) recheck();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [recheck]);
  return { restored, recheck };
}
