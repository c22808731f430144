import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../app/when-idle.ts';

const signs = ['pointerdown', 'keydown', 'input', 'scroll'];

/** Calls `run` once, when idle, after the visitor's first tap, key or scroll: what a step needs later is not loaded while it is being shown. */
export function useFirstInteraction(run: () => void): void {
  const start = useEffectEvent(run);
  useEffect(() => {
    const stop = (): void => {
      for (const sign of signs) window.removeEventListener(sign, begin, true);
    };
    const begin = (): void => {
      stop();
      whenIdle(() => start());
    };
    for (const sign of signs) window.addEventListener(sign, begin, true);
    return stop;
  }, []);
}
