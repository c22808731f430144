import type { Services } from '../boot/services.ts';
import { cidItem } from '../storage/cid.ts';

type Hand = { id: string; cabins: readonly string[]; party: number; tours: string | undefined; cid: string | undefined };

/**
 * Where 'Start booking' leads, ready before the click. Embedded it is the full shell, in a new window; what storage cannot bring there
 * (`cid`, the language) travels in the address. Specification section 2, Step 3; decisions, Embedding.
 */
export function startBooking(
  services: Pick<Services, 'runtime' | 'hrefs' | 'fullHrefs' | 'storage'>,
  hand: Hand,
): { href: string; newWindow: boolean } {
  const { runtime, hrefs, fullHrefs, storage } = services;
  const { id, cabins, party, tours, cid } = hand;
  // The hand-over always says the language: from here on an address may be sent on, to be finished elsewhere.
  if (!runtime.embedded) return { href: hrefs.passengers(id, { cabins, party, tours, locale: runtime.language }), newWindow: false };
  return { href: fullHrefs.passengers(id, { cabins, party, tours, cid: cid ?? cidItem(storage).read() }), newWindow: true };
}
