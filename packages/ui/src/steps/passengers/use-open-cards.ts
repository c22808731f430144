import type { PassengersFormValues } from '@booking/domain/passengers';
import type { PassengersStep } from '@booking/domain/steps';
import { useCallback, useState } from 'react';

/** The passengers whose cards are expanded. The main booker's card always is. */
export function useOpenCards(step: PassengersStep, initial: PassengersFormValues) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(step.expanded(initial)));
  const toggle = useCallback((index: number, on: boolean) => {
    setOpen((now) => {
      if (now.has(index) === on || index === 0) return now;
      const next = new Set(now);
      if (on) next.add(index);
      else next.delete(index);
      return next;
    });
  }, []);
  return { open, toggle };
}
