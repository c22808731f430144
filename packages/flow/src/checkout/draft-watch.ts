import type { PassengersFormValues } from '@booking/domain/passengers';
import type { DepartureEntries, Entry } from '../storage/departure-entries.ts';

type Passengers = PassengersFormValues;

/** Whether page and storage have the same of the page's passengers; the storage may have more of them. */
const isSame = (shown: Passengers, stored: Passengers): boolean =>
  JSON.stringify([shown.main, shown.passengers]) === JSON.stringify([stored.main, stored.passengers.slice(0, shown.passengers.length)]);

/** What another tab has made of an entry; `theirs` is null where it has removed it. */
export type DraftConflict = { theirs: Passengers | null };

/**
 * Compares the stored passengers of a departure with those that a page shows. They conflict where another tab has written since the page read
 * or wrote them last, and they are not the same. STORE-16.
 */
export type DraftWatch = {
  /** The conflict that the visitor has not decided on; the same object while nothing has changed. */
  conflict(): DraftConflict | null;
  /** The page now shows these values; null is nothing, and then nothing can conflict. */
  show(values: Passengers | null): void;
  /** The page has read, or written, this revision of the entry. */
  settle(revision: number | null): void;
};

/**
 * Begins to watch the entry of a departure.
 * @param read the entry as the page has read it
 */
export function watchDraft(entries: DepartureEntries<Passengers>, departureId: string, read: Entry<Passengers> | null): DraftWatch {
  let known = read?.revision ?? null;
  let shown = read?.value ?? null;
  let last: DraftConflict | null = null;

  const conflict = (): DraftConflict | null => {
    const stored = entries.peek(departureId);
    const theirs = stored?.value ?? null;
    const isSettled = (stored?.revision ?? null) === known || shown === null || (theirs !== null && isSame(shown, theirs));
    if (isSettled) return null;
    if (last === null || last.theirs !== theirs) last = { theirs };
    return last;
  };
  return {
    conflict,
    show(values) {
      // Another tab has written what this page shows: it counts as read, before the page shows something else.
      if (conflict() === null && shown !== null) known = entries.revision(departureId);
      shown = values;
    },
    settle(revision) {
      known = revision;
    },
  };
}
