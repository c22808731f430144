import type { PassengersFormValues } from '@booking/domain/passengers';
import { startPassengers } from '@booking/domain/steps';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { clearAll } from '../../storage/clear.ts';
import { unvalidatedEntries, validatedEntries } from '../../storage/passengers.ts';
import { refusedFieldsEntries } from '../../storage/refused-fields.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { useDraftWatch } from '../../trip/draft/use-draft-watch.ts';

const writeDelayMs = 300;

/**
 * The values of the passenger form, stored while the visitor types, and at once when the page is hidden. The initial values are read
 * from storage once, without invalid choices.
 */
export function useSavedPassengers(trip: CheckoutTrip) {
  const { id } = trip.departure;
  const services = useServices();
  const { entries, first, watch, conflict } = useDraftWatch(unvalidatedEntries, id);
  const validated = useMemo(() => validatedEntries(services), [services]);
  /** The values that are not stored yet. */
  const unsaved = useRef<PassengersFormValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const [{ initial, lost }] = useState(() => startPassengers(trip, first?.value ?? null));
  const shown = useRef(initial);
  useEffect(() => watch.show(shown.current), [watch]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const values = unsaved.current;
    // A conflicting change by another tab is not overwritten until the visitor has decided.
    if (!values || watch.conflict()) return;
    unsaved.current = null;
    // Stored passengers beyond this trip's are kept: the visitor may return with a larger party.
    const rest = entries.read(id)?.passengers.slice(values.passengers.length) ?? [];
    watch.settle(entries.write(id, { main: values.main, passengers: [...values.passengers, ...rest] }));
  }, [entries, id, watch]);

  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibilityChange);
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
    lost,
    restored: first !== null,
    /** What the page shows, and another tab's changes; `theirs` is null if it has removed everything. */
    conflict,
    /** Accepts the other tab's changes: discards the unsaved values of this page. */
    discard(): void {
      clearTimeout(timer.current);
      unsaved.current = null;
    },
    /** Keeps the values of this page: overwrites the other tab's changes. */
    keep(): void {
      unsaved.current = shown.current;
      watch.settle(entries.revision(id));
      flush();
    },
    save(values: PassengersFormValues): void {
      show(values);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, writeDelayMs);
    },
    /** False if there is a conflict, which the visitor must resolve first. */
    submit(values: PassengersFormValues): boolean {
      show(values);
      flush();
      if (unsaved.current !== null) return false;
      validated.write(id, { main: values.main, passengers: values.passengers });
      refusedFieldsEntries(services).clear(id);
      return true;
    },
    /** Fills in the details of another trip, without what this one does not offer. */
    fill(values: PassengersFormValues): void {
      clearTimeout(timer.current);
      unsaved.current = null;
      watch.settle(entries.write(id, startPassengers(trip, values).initial));
    },
    clear(): void {
      clearTimeout(timer.current);
      unsaved.current = null;
      watch.settle(null);
      clearAll(services.storage);
    },
  };
}
