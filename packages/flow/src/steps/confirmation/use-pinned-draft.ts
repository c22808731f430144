import { type PassengersContext, type PassengersFormValues, passengersFormSchema } from '@booking/domain/passengers';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../app/services.ts';
import { unvalidatedEntries, validatedEntries } from '../../storage/passengers.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { useDraftWatch } from '../../trip/draft/use-draft-watch.ts';

/** The draft, if it is valid for the trip; else the id of the card of the first passenger who is not. */
function check(draft: PassengersFormValues | null, context: PassengersContext) {
  const parsed = v.safeParse(passengersFormSchema(context), draft);
  if (parsed.success) return { valid: parsed.output, firstCard: '' };
  const [group, index] = v.getDotPath(parsed.issues[0])?.split('.') ?? [];
  return { valid: null, firstCard: draft === null ? '' : `passenger-${group === 'passengers' ? (index ?? 0) : 0}` };
}

/**
 * The submitted passengers that this page shows and books. They are pinned: changes by another tab apply only if the visitor accepts them.
 */
export function usePinnedDraft({ departure: { id }, context }: CheckoutTrip) {
  const services = useServices();
  const { entries, first, watch, conflict } = useDraftWatch(validatedEntries, id);
  const [pinned, setPinned] = useState(first?.value ?? null);
  // Also null if another tab has removed it.
  const draft = conflict && conflict.theirs === null ? null : pinned;
  const checked = useMemo(() => check(draft, context), [draft, context]);
  return {
    ...checked,
    /** The version of this page and that of another tab; null if they agree. */
    conflict: draft && conflict?.theirs ? { mine: draft, theirs: conflict.theirs } : null,
    hasConflict: (): boolean => watch.conflict() !== null,
    take(values: PassengersFormValues): void {
      watch.settle(entries.revision(id));
      watch.show(values);
      setPinned(values);
    },
    keep(values: PassengersFormValues): void {
      watch.settle(entries.write(id, values));
      unvalidatedEntries(services).write(id, values);
    },
  };
}
