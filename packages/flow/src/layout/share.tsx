import { ShareTrip } from '@booking/ui/share';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHrefs } from '../app/addresses.ts';
import { useServices } from '../app/services.ts';
import { type TripStep, tripAddress } from './trip-address.ts';
import type { TripFacts } from './trip-facts.ts';
import { useSaveTrip } from './use-save-trip.ts';

/** Lets the visitor share the trip, and saves it. */
export function Share({ trip }: { trip: TripFacts | null }): ReactNode {
  const services = useServices();
  const { fullHref } = useHrefs();
  const step = useMatches({ select: (matches) => matches.at(-1) as TripStep });
  const href = tripAddress(services, fullHref, step);
  useSaveTrip(href, step, trip);
  return <ShareTrip href={href} />;
}
