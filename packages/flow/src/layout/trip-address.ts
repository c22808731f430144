import type { CabinSelection } from '@booking/domain/cabins';
import type { HrefBuilder } from '../app/addresses.ts';
import type { Services } from '../app/services.ts';

/** What a step's address holds: its path's parameters, and its search parameters as they were read. */
export type TripStep = {
  params: { departure?: string; tour?: string; date?: string };
  search: { cabins?: CabinSelection; departure?: string | undefined; party?: number | undefined; tours?: string | undefined };
};

/**
 * The address of a step to pass on to somebody: what was chosen, and the language that it is told in; nothing of who the visitor is or where they
 * came from. From the checkout on it is that of the cabins: whoever opens it has no passengers yet. SHELL-32.
 */
export function tripAddress(
  { screens, runtime: { language: locale } }: Pick<Services, 'screens' | 'runtime'>,
  fullHref: HrefBuilder,
  { params: { departure, tour = '', date = '' }, search: { cabins, departure: ship, party, tours } }: TripStep,
): string {
  if (departure !== undefined) return fullHref({ to: screens.cabins.to, params: { departure }, search: { cabins, party, tours, locale } });
  return fullHref({ to: screens.ship.to, params: { tour, date }, search: { party, departure: ship, locale } });
}
