import type { PassengersFormValues } from '@booking/domain/passengers';
import { useCallback, useState } from 'react';
import { countIssues, getValidationIssues, type PassengersSchema } from './validation-issues.ts';

/** The largest party in which all incomplete passengers are expanded at first. Each expanded card costs time on every keystroke. */
const smallParty = 4;

/** The passengers whose cards are expanded. The main booker's card always is; those of complete passengers start collapsed. */
export function useOpenCards(schema: PassengersSchema, initial: PassengersFormValues) {
  const isLarge = initial.passengers.length > smallParty;
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const issues = getValidationIssues(schema, initial);
    const incomplete = initial.passengers.flatMap((_, index) => (index > 0 && countIssues(issues, index) > 0 ? [index] : []));
    return new Set([0, ...(isLarge ? incomplete.slice(0, 1) : incomplete)]);
  });
  const toggle = useCallback((index: number, on: boolean) => {
    setOpen((now) => {
      if (now.has(index) === on || index === 0) return now;
      const next = new Set(now);
      if (on) next.add(index);
      else next.delete(index);
      return next;
    });
  }, []);
  return { open, toggle, isLarge };
}
