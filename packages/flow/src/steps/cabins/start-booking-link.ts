import type { CabinSelection } from '@booking/domain/cabins';
import type { HrefBuilder } from '../../app/addresses.ts';
import type { Services } from '../../app/services.ts';

type Choice = {
  departure: string;
  cabins: CabinSelection;
  party: number;
  tours: string | undefined;
  /** The campaign id that is stored. */
  cid: string | null;
};

/**
 * The target of 'Start booking'. In the embedded layout it is the full shell, in a new window. The address then carries the attribution, because
 * the full shell cannot read the storage of the frame.
 */
export function getStartBookingLink(
  { runtime, screens }: Pick<Services, 'runtime' | 'screens'>,
  { href, fullHref }: { href: HrefBuilder; fullHref: HrefBuilder },
  { departure, cabins, party, tours, cid }: Choice,
): { href: string; newWindow: boolean } {
  const { embedded, attribution, language: locale } = runtime;
  // The address always contains the language: it may be shared and opened in another browser.
  const search = { cabins, party, tours, locale };
  const destination = { to: screens.passengers.to, params: { departure } };
  if (!embedded) return { href: href({ ...destination, search }), newWindow: false };
  return { href: fullHref({ ...destination, search: { cid, ...attribution, ...search } }), newWindow: true };
}
