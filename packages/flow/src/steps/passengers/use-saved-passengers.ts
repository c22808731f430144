import { emptyMainBooker, type PassengersFormValues, preparePassengers } from '@booking/domain/passengers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { clearAll } from '../../storage/clear-all.ts';
import { unvalidatedEntries, validatedEntries } from '../../storage/passengers.ts';
import type { CheckoutTrip } from '../shared/checkout-trip.ts';
import { useChangedElsewhere } from '../shared/use-changed-elsewhere.ts';

const writeDelay = 300;

/**
 * The values of the passenger form, stored in the browser while they are typed (and at once when the page is left). Prefilled from
 * the stored ones, invalid choices dropped; read once. PASS-10, PASS-13.
 */
export function useSavedPassengers({ departure: { id }, context, products }: CheckoutTrip) {
  const services = useServices();
  const items = useMemo(() => ({ unvalidated: unvalidatedEntries(services), validated: validatedEntries(services) }), [services]);
  const latest = useRef<PassengersFormValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const [{ initial, restored }] = useState(() => {
    const saved = items.unvalidated.read(id);
    const passengers = preparePassengers(saved?.passengers ?? [], { ...context, other: products.other });
    return { initial: { main: { ...emptyMainBooker(), ...saved?.main }, passengers }, restored: saved !== null };
  });

  const shown = useRef(initial);
  const { changed, look, note } = useChangedElsewhere(items.unvalidated, id, () => shown.current);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const values = latest.current;
    // What another tab has written is not written over before the visitor has decided.
    if (!values || look()) return;
    latest.current = null;
    // Passengers beyond those of this trip are kept: the visitor may come back with a larger party.
    const rest = items.unvalidated.read(id)?.passengers.slice(values.passengers.length) ?? [];
    note(items.unvalidated.write(id, { main: values.main, passengers: [...values.passengers, ...rest] }));
  }, [items, id, look, note]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
      flush();
    };
  }, [flush]);

  return {
    initial,
    restored,
    /** What another tab has written since; `theirs` null: it has removed everything. PASS-14. */
    elsewhere: changed ? { mine: shown.current, theirs: items.unvalidated.read(id) } : null,
    /** What the other tab has written counts: nothing of this page is written any more. */
    forget(): void {
      clearTimeout(timer.current);
      latest.current = null;
    },
    /** What this page shows counts. */
    keep(): void {
      latest.current = shown.current;
      note(items.unvalidated.revision(id));
      flush();
    },
    save(values: PassengersFormValues): void {
      latest.current = values;
      shown.current = values;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, writeDelay);
    },
    /** False where another tab has changed the draft: then the visitor decides first. */
    submit(values: PassengersFormValues): boolean {
      latest.current = values;
      shown.current = values;
      flush();
      if (latest.current !== null) return false;
      items.validated.write(id, { main: values.main, passengers: values.passengers });
      return true;
    },
    clear(): void {
      clearTimeout(timer.current);
      latest.current = null;
      note(null);
      clearAll(services.storage);
    },
  };
}
