import type { QuoteChange } from '@booking/domain/pricing';
import { useLater } from '@booking/ui/primitives';
import type { PriceChangedProps } from '@booking/ui/summary';
import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { loadTexts } from '../app/load-file.ts';
import { useServices } from '../app/services.ts';
import type { Priced } from './price-memory.ts';

type Part = typeof import('./price-changed.ts');
type Given = {
  departureId: string;
  /** Null while nothing is to be compared: no price yet, one that depends on a pending coupon, or that of a request that was sent. */
  priced: Priced | null;
  names: Pick<PriceChangedProps, 'cabinNames' | 'productNames'>;
};
type PriceChange = {
  /** Null without a change. */
  change: QuoteChange | null;
  acknowledge(): void;
  /** For the summary, and below 1024 px for the page. */
  notice: ReactNode;
};

const never = () => () => {};
const none = () => null;

/** How the price of a departure has changed since it was last shown. @param part its code: null until it is loaded. PRICE-302, PRICE-303. */
export function usePriceChange(part: Part | null, { departureId, priced, names }: Given): PriceChange {
  const services = useServices();
  const memory = useMemo(() => part?.priceMemory(part.shownPriceEntries(services), departureId), [part, services, departureId]);
  useEffect(() => {
    if (priced) memory?.show(priced);
  }, [memory, priced]);
  const found = useSyncExternalStore(memory?.subscribe ?? never, memory?.change ?? none, none);
  const change = priced && found;
  const acknowledge = (): void => memory?.acknowledge();
  return {
    change,
    acknowledge,
    notice:
      part && priced ? (
        <part.PriceChanged change={change} isEarlier={change?.after !== priced.price.total} onAcknowledge={acknowledge} {...names} />
      ) : null,
  };
}

/** The same on a step that loads the code for it, and its texts, after its first paint. */
export function usePriceChangeLater(given: Given): PriceChange {
  const { runtime } = useServices();
  const load = useCallback(async (): Promise<Part> => {
    const [part] = await Promise.all([import('./price-changed.ts'), loadTexts(runtime, ['conflicts'])]);
    return part;
  }, [runtime]);
  return usePriceChange(useLater(load, given.priced !== null), given);
}
