import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Like `useDeferredValue`, but returns the new value only after the browser has painted the current one. React may render a deferred value
 * before that paint and delay it. Use it for expensive values derived from what the visitor types or chooses.
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
