import type { PassengersFormValues } from '@booking/domain/passengers';
import type { PassengersStep } from '@booking/domain/steps';
import { useCallback, useMemo, useState } from 'react';
import { fromCardId } from './card-id.ts';

/** The index of the card with the focus; null if none has it. */
function getFocused(): number | null {
  return fromCardId(document.activeElement?.closest('[id^=passenger-]')?.id ?? '');
}

/**
 * The passengers whose cards are expanded. Where only one is at a time, it takes the place of the other. Elsewhere the main booker's always is, and
 * those who were expanded stay so: a window that was narrow for a moment collapses nobody.
 */
export function useOpenCards(step: PassengersStep, initial: PassengersFormValues, isSingle: boolean) {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => new Set(step.expanded(initial)));
  const [current, setCurrent] = useState(() => step.nextIncomplete(initial, -1));
  const [wasSingle, setWasSingle] = useState(isSingle);
  if (wasSingle !== isSingle) {
    setWasSingle(isSingle);
    // The field that is being typed in stays: an effect would come after its removal.
    if (isSingle) setCurrent((now) => getFocused() ?? now);
  }
  const toggle = useCallback((index: number, on: boolean) => {
    setCurrent((now) => (on ? index : now === index ? null : now));
    setExpanded((now) => {
      if (now.has(index) === on || index === 0) return now;
      const next = new Set(now);
      if (on) next.add(index);
      else next.delete(index);
      return next;
    });
  }, []);
  const open = useMemo(() => (isSingle ? new Set(current === null ? [] : [current]) : expanded), [isSingle, current, expanded]);
  return { open, toggle };
}
