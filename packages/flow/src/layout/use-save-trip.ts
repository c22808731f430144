import { useEffect } from 'react';
import { useServices } from '../app/services.ts';
import { savedTripItem, withLanguage } from '../storage/saved-trip.ts';
import type { TripStep } from './trip-address.ts';
import type { TripFacts } from './trip-facts.ts';

/** Saves the address of the shown trip, for those who come back. */
export function useSaveTrip(href: string, { params, search }: TripStep, trip: TripFacts | null): void {
  const services = useServices();
  const departure = params.departure ?? search.departure ?? null;
  const facts = trip && JSON.stringify(trip);
  useEffect(() => {
    if (facts === null) return;
    const { brand } = services.runtime;
    const saved = { ...(JSON.parse(facts) as TripFacts), brand, departure, href: withLanguage(href, undefined), savedAt: services.now() };
    savedTripItem(services).write(saved);
  }, [services, href, departure, facts]);
}
