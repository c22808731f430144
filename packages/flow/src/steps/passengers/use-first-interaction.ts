import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../app/when-idle.ts';

const events = ['pointerdown', 'keydown', 'input', 'scroll'];

/** Calls `run` once, when idle, after the visitor's first tap, key press or scroll. Defers work that must not slow down the first render. */
export function useFirstInteraction(run: () => void): void {
  const start = useEffectEvent(run);
  useEffect(() => {
    const stop = (): void => {
      for (const event of events) window.removeEventListener(event, begin, true);
    };
    const begin = (): void => {
      stop();
      whenIdle(() => start());
    };
    for (const event of events) window.addEventListener(event, begin, true);
    return stop;
  }, []);
}
