import type { MandatoryCosts } from '@booking/domain/pricing';
import type { Departure } from '@booking/domain/schema';
import { useOptionalPart } from '@booking/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';

/** Loaded with the first chosen departure: the date step would otherwise load the calculation of prices with its first screen. */
const loadPricing = () => import('./pricing.ts');

/** What comes on top of the price of the chosen departure. Null without one, while its products load, and if they cannot be loaded. */
export function useMandatoryCosts(departure: Departure | null): MandatoryCosts | null {
  const { queries } = useServices();
  const isChosen = departure !== null;
  const { data } = useQuery({ ...queries.departures.products(departure?.id ?? ''), enabled: isChosen });
  const pricing = useOptionalPart(loadPricing, isChosen);
  return useMemo(() => (departure && data && pricing ? pricing.mandatoryCosts(departure, data) : null), [departure, data, pricing]);
}
