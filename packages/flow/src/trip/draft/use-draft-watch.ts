import type { PassengersFormValues } from '@booking/domain/passengers';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.ts';
import { subscribeToStorage } from '../../storage/changes.ts';
import type { DepartureEntries, Entry, EntrySource } from '../../storage/departure-entries.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';
import { type DraftConflict, type DraftWatch, watchDraft } from './draft-watch.ts';

type Drafts = DepartureEntries<PassengersFormValues>;

/**
 * The stored passengers of a departure as of when the page was opened, and the conflict if another tab has changed them since. The page's own
 * writes do not rerender, as the form already shows them; in a conflict its edits do.
 */
export function useDraftWatch(
  open: (source: EntrySource) => Drafts,
  departureId: string,
): { entries: Drafts; first: Entry<PassengersFormValues> | null; watch: DraftWatch; conflict: DraftConflict | null } {
  const services = useServices();
  const entries = useMemo(() => open(services), [open, services]);
  const first = useFirstStored(open, (opened) => opened.peek(departureId));
  const [watch] = useState(() => watchDraft(entries, departureId, first));
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [subscribeToStorage(services.storage, changed), watch.subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [services.storage, watch],
  );
  const conflict = useSyncExternalStore(subscribe, watch.conflict, () => null);
  return { entries, first, watch, conflict };
}
