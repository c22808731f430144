import type { PassengersFormValues } from '@booking/domain/passengers';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DepartureEntries } from '../../storage/departure-entries.ts';

/** What this page and the storage have of the passengers, as far as both are about the same ones. */
const isSame = (mine: PassengersFormValues, theirs: PassengersFormValues): boolean =>
  JSON.stringify([mine.main, mine.passengers]) === JSON.stringify([theirs.main, theirs.passengers.slice(0, mine.passengers.length)]);

/**
 * Whether another tab has written the entry that this page shows, since it read or wrote it last. `mine` gives what the page shows now;
 * null is nothing, and then nothing can differ. STORE-16.
 */
export function useChangedElsewhere(
  entries: DepartureEntries<PassengersFormValues>,
  departureId: string,
  mine: () => PassengersFormValues | null,
) {
  const [first] = useState(() => entries.revision(departureId));
  const known = useRef(first);
  const [changed, setChanged] = useState(false);
  const latest = useRef(mine);
  useEffect(() => {
    latest.current = mine;
  });

  /** Looks again; true where there is a change that the visitor has not decided on. */
  const look = useCallback((): boolean => {
    const revision = entries.revision(departureId);
    const [ours, theirs] = [latest.current(), entries.read(departureId)];
    if (ours && theirs && isSame(ours, theirs)) known.current = revision;
    const is = revision !== known.current && ours !== null;
    setChanged(is);
    return is;
  }, [entries, departureId]);
  /** The page now shows, or has written, this revision. */
  const note = useCallback((revision: number | null): void => {
    known.current = revision;
    setChanged(false);
  }, []);

  useEffect(() => {
    const events = ['storage', 'pageshow', 'focus'] as const;
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, [look]);
  return { changed, look, note };
}
