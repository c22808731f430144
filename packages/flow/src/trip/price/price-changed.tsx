import type { QuoteChange } from '@booking/domain/pricing';
import type { Priced } from '@booking/domain/steps';
import { PriceChanged, type PriceChangedProps } from '@booking/ui/summary';
import { useEffect, useSyncExternalStore } from 'react';
import { type Services, useServices } from '../../app/services.ts';
import { shownPriceEntries } from '../../storage/shown-price.ts';
import { createPriceMemory, type PriceMemory } from './price-memory.ts';

export type PriceNoticeProps = Pick<PriceChangedProps, 'cabinNames' | 'productNames' | 'nameLanguages' | 'voucherTexts'> & {
  departureId: string;
  /** Null while nothing is to be compared: no price yet, one that depends on a pending coupon, or that of a request that was sent. */
  priced: Priced | null;
};

/** One memory for each departure and page: a summary and a page that both show the notice show the same. */
const memories = new WeakMap<Services, Map<string, PriceMemory>>();

function getMemory(services: Services, departureId: string): PriceMemory {
  const own = memories.get(services) ?? new Map<string, PriceMemory>();
  memories.set(services, own);
  const memory = own.get(departureId) ?? createPriceMemory(shownPriceEntries(services), departureId);
  own.set(departureId, memory);
  return memory;
}

/** How the price of a departure has changed since it was last shown; null if it has not. */
export function usePriceChange(departureId: string, priced: Priced | null): { change: QuoteChange | null; acknowledge(): void } {
  const memory = getMemory(useServices(), departureId);
  useEffect(() => {
    if (priced) memory.show(priced);
  }, [memory, priced]);
  const change = useSyncExternalStore(memory.subscribe, memory.change, () => null);
  return { change: priced && change, acknowledge: memory.acknowledge };
}

/** Says how the price has changed since it was last shown, until that is acknowledged. */
export function PriceNotice({ departureId, priced, ...names }: PriceNoticeProps) {
  const { change, acknowledge } = usePriceChange(departureId, priced);
  return <PriceChanged change={change} isEarlier={change?.after !== priced?.price.total} onAcknowledge={acknowledge} {...names} />;
}
