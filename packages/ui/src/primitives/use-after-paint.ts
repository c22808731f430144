import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value that follows another one once the browser has shown what was typed or chosen: for what a page derives from it. React's own deferred value
 * may be rendered before that frame, and holds it up.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let isCurrent = true;
    void afterPaint().then(() => isCurrent && startTransition(() => setShown(() => value)));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return shown;
}
