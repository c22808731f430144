import type { PassengersFormValues } from '@booking/domain/passengers';
import type { DepartureEntries, Entry } from '../../storage/departure-entries.ts';

type Passengers = PassengersFormValues;

/** True if page and storage agree on the page's passengers. The storage may contain more passengers. */
const isSame = (shown: Passengers, stored: Passengers): boolean =>
  JSON.stringify([shown.main, shown.passengers]) === JSON.stringify([stored.main, stored.passengers.slice(0, shown.passengers.length)]);

/** The passengers that the page shows now, and the conflicting version of another tab; `theirs` is null if it has removed the entry. */
export type DraftConflict = { mine: Passengers; theirs: Passengers | null };

/**
 * Compares the stored passengers of a departure with those that a page shows. They conflict if they differ and another tab has written since the
 * page last read or wrote them.
 */
export type DraftWatch = {
  /** The unresolved conflict; the same object until something changes. */
  conflict(): DraftConflict | null;
  /** Reports the values that the page now shows. Null means none: then there is no conflict. */
  show(values: Passengers | null): void;
  /** Reports the revision of the entry that the page has read or written. */
  settle(revision: number | null): void;
  /** Calls `listener` when the page shows other values than before, in a conflict only. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

/**
 * Watches the entry of a departure.
 * @param initial the entry as the page has read it
 */
export function watchDraft(entries: DepartureEntries<Passengers>, departureId: string, initial: Entry<Passengers> | null): DraftWatch {
  let known = initial?.revision ?? null;
  let shown = initial?.value ?? null;
  let last: DraftConflict | null = null;
  const listeners = new Set<() => void>();

  const conflict = (): DraftConflict | null => {
    const stored = entries.peek(departureId);
    const theirs = stored?.value ?? null;
    if (shown === null || (stored?.revision ?? null) === known || (theirs !== null && isSame(shown, theirs))) return null;
    if (last?.mine !== shown || last.theirs !== theirs) last = { mine: shown, theirs };
    return last;
  };
  return {
    conflict,
    show(values) {
      // If another tab has written what this page shows, that revision counts as read before the page shows something else.
      const before = conflict();
      if (before === null && shown !== null) known = entries.revision(departureId);
      shown = values;
      if (conflict() !== before) for (const listener of listeners) listener();
    },
    settle(revision) {
      known = revision;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
