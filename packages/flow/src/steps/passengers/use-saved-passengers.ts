import { emptyMainBooker, type PassengersFormValues, preparePassengers } from '@booking/domain/passengers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import { useDraftWatch } from '../../checkout/use-draft-watch.ts';
import { clearAll } from '../../storage/clear.ts';
import { unvalidatedEntries, validatedEntries } from '../../storage/passengers.ts';

const writeDelay = 300;

/**
 * The values of the passenger form, stored in the browser while they are typed (and at once when the page is left). Prefilled from
 * the stored ones, invalid choices dropped; read once. PASS-10, PASS-13.
 */
export function useSavedPassengers({ departure: { id }, context, products }: CheckoutTrip) {
  const services = useServices();
  const { entries, first, watch, conflict } = useDraftWatch(unvalidatedEntries, id);
  const validated = useMemo(() => validatedEntries(services), [services]);
  /** What is typed and not stored yet. */
  const unsaved = useRef<PassengersFormValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const [initial] = useState(() => {
    const passengers = preparePassengers(first?.value.passengers ?? [], { ...context, other: products.other });
    return { main: { ...emptyMainBooker(), ...first?.value.main }, passengers };
  });
  const shown = useRef(initial);
  useEffect(() => watch.show(shown.current), [watch]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const values = unsaved.current;
    // What another tab has written is not written over before the visitor has decided.
    if (!values || watch.conflict()) return;
    unsaved.current = null;
    // Passengers beyond those of this trip are kept: the visitor may come back with a larger party.
    const rest = entries.read(id)?.passengers.slice(values.passengers.length) ?? [];
    watch.settle(entries.write(id, { main: values.main, passengers: [...values.passengers, ...rest] }));
  }, [entries, id, watch]);

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

  const show = (values: PassengersFormValues): void => {
    unsaved.current = values;
    shown.current = values;
    watch.show(values);
  };
  return {
    initial,
    restored: first !== null,
    /** What another tab has written since; `theirs` null: it has removed everything. PASS-14. */
    conflict: conflict && { mine: shown.current, theirs: conflict.theirs },
    /** What the other tab has written counts: nothing of this page is written any more. */
    forget(): void {
      clearTimeout(timer.current);
      unsaved.current = null;
    },
    /** What this page shows counts. */
    keep(): void {
      unsaved.current = shown.current;
      watch.settle(entries.revision(id));
      flush();
    },
    save(values: PassengersFormValues): void {
      show(values);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, writeDelay);
    },
    /** False where another tab has changed the draft: then the visitor decides first. */
    submit(values: PassengersFormValues): boolean {
      show(values);
      flush();
      if (unsaved.current !== null) return false;
      validated.write(id, { main: values.main, passengers: values.passengers });
      return true;
    },
    clear(): void {
      clearTimeout(timer.current);
      unsaved.current = null;
      watch.settle(null);
      clearAll(services.storage);
    },
  };
}
