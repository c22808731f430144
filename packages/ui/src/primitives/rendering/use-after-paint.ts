import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Like `useDeferredValue`, but the new value is only returned after the browser has painted the visitor's input. React may render a deferred
 * value before that paint, and so delay it.
 * @param initial what is returned before the first paint
 */
export function useAfterPaint<Value>(value: Value, initial = value): Value {
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    let isCurrent = true;
    void afterPaint().then(() => isCurrent && startTransition(() => setShown(() => value)));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return shown;
}
