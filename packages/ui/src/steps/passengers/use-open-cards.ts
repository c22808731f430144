import type { PassengersFormValues } from '@booking/domain/passengers';
import type { PassengersStep } from '@booking/domain/steps';
import { useCallback, useEffect, useState } from 'react';

/** The index of the card with the focus; null if none has it. */
function getFocused(): number | null {
  const id = document.activeElement?.closest('[id^=passenger-]')?.id;
  return id === undefined ? null : Number(id.slice('passenger-'.length));
}

/** The passengers whose cards are expanded. Where only one is at a time, it takes the place of the other; elsewhere the main booker's always is. */
export function useOpenCards(step: PassengersStep, initial: PassengersFormValues, isSingle: boolean) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const next = step.nextIncomplete(initial, -1);
    return new Set(isSingle ? (next === null ? [] : [next]) : step.expanded(initial));
  });
  // The window has become narrow: whoever is being typed in stays.
  useEffect(() => {
    if (isSingle) setOpen((now) => (now.size > 1 ? new Set([getFocused() ?? Math.min(...now)]) : now));
  }, [isSingle]);
  const toggle = useCallback(
    (index: number, on: boolean) => {
      setOpen((now) => {
        if (now.has(index) === on || (index === 0 && !on)) return now;
        const next = new Set(isSingle ? [] : now);
        if (on) next.add(index);
        else next.delete(index);
        return next;
      });
    },
    [isSingle],
  );
  return { open, toggle };
}
