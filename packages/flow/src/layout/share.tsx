import { useOptionalPart } from '@booking/ui/primitives';
import { ShareTrip } from '@booking/ui/share';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useHrefs } from '../app/addresses.ts';
import { loadTexts } from '../app/load-file.ts';
import { useServices } from '../app/services.ts';
import { type TripStep, tripAddress } from './trip-address.ts';
import type { TripFacts } from './trip-facts.ts';
import { useSaveTrip } from './use-save-trip.ts';

/** Lets the visitor share the trip, once its texts are loaded, and saves it. */
export function Share({ trip }: { trip: TripFacts | null }): ReactNode {
  const services = useServices();
  const { runtime } = services;
  const { fullHref } = useHrefs();
  const step = useMatches({ select: (matches) => matches.at(-1) as TripStep });
  const load = useCallback(() => loadTexts(runtime, ['conflicts']).then(() => true), [runtime]);
  const href = tripAddress(services, fullHref, step);
  useSaveTrip(href, step, trip);
  return useOptionalPart(load) ? <ShareTrip href={href} /> : null;
}
