import { emptyMainBooker, type PassengersFormValues, preparePassengers } from '@booking/domain/passengers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { clearAll } from '../../storage/clear-all.ts';
import { unvalidatedEntries, validatedEntries } from '../../storage/passengers.ts';
import type { CheckoutTrip } from '../shared/checkout-trip.ts';

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

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const values = latest.current;
    if (!values) return;
    latest.current = null;
    // Passengers beyond those of this trip are kept: the visitor may come back with a larger party.
    const rest = items.unvalidated.read(id)?.passengers.slice(values.passengers.length) ?? [];
    items.unvalidated.write(id, { main: values.main, passengers: [...values.passengers, ...rest] });
  }, [items, id]);

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
    save(values: PassengersFormValues): void {
      latest.current = values;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, writeDelay);
    },
    submit(values: PassengersFormValues): void {
      latest.current = values;
      flush();
      items.validated.write(id, { main: values.main, passengers: values.passengers });
    },
    clear(): void {
      clearTimeout(timer.current);
      latest.current = null;
      clearAll(services.storage);
    },
  };
}
