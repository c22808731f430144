import { acknowledgedPrice, type QuoteChange, type ShownPrice, showPrice } from '@booking/domain/pricing';
import type { Priced } from '@booking/domain/steps';
import type { DepartureEntries } from '../../storage/departure-entries.ts';

/** What a page remembers of the price of a departure. */
export type PriceMemory = {
  /** To be called whenever another price may be shown. */
  show(priced: Priced): void;
  /** How the price has changed since it was last shown, also on an earlier visit; null if it has not. The same object until that changes. */
  change(): QuoteChange | null;
  /** From now on the visitor knows the price that is shown. */
  acknowledge(): void;
  subscribe(listener: () => void): () => void;
};

/**
 * Compares what is shown with the last price that was stored, and stores it. Another tab, with another choice for the same departure, changes
 * nothing here, except that it may clear what is stored.
 */
export function createPriceMemory(entries: DepartureEntries<ShownPrice>, departureId: string): PriceMemory {
  const listeners = new Set<() => void>();
  const getStored = (): ShownPrice | null => entries.peek(departureId)?.value ?? null;
  let last = getStored();
  let shown: Priced | null = null;
  let change: QuoteChange | null = null;
  const keep = (next: ShownPrice, changed: QuoteChange | null): void => {
    if (JSON.stringify(next) !== JSON.stringify(last)) entries.write(departureId, next);
    last = next;
    if (JSON.stringify(changed) === JSON.stringify(change)) return;
    change = changed;
    for (const listener of listeners) listener();
  };
  return {
    show(priced) {
      shown = priced;
      if (getStored() === null) last = null;
      const next = showPrice(last, priced.input, priced.price);
      keep(next.shown, next.change);
    },
    change: () => change,
    acknowledge() {
      if (shown) keep(acknowledgedPrice(shown.input, shown.price), null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
