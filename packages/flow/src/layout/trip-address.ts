import type { CabinSelection } from '@booking/domain/cabins';
import type { IsoDate } from '@booking/domain/schema';
import type { HrefBuilder } from '../app/addresses.ts';
import type { Services } from '../app/services.ts';

/** The path and search parameters of a step's address. */
export type TripStep = {
  params: { departure?: string; tour?: string; date?: string };
  search: {
    cabins?: CabinSelection;
    date?: IsoDate | undefined;
    departure?: string | undefined;
    party?: number | undefined;
    tours?: string | undefined;
  };
};

/**
 * Builds the address that shares a step: it contains the choice and the language, but nothing about the visitor. The checkout shares the
 * address of the cabin step, because the recipient has not entered any passengers.
 */
export function tripAddress(
  { screens, runtime: { language: locale } }: Pick<Services, 'screens' | 'runtime'>,
  fullHref: HrefBuilder,
  { params: { departure, tour = '', date }, search: { cabins, date: chosenDate, departure: ship, party, tours } }: TripStep,
): string {
  if (departure !== undefined) return fullHref({ to: screens.cabins.to, params: { departure }, search: { cabins, party, tours, locale } });
  const search = { party, departure: ship, cabins, locale };
  if (date !== undefined) return fullHref({ to: screens.ship.to, params: { tour, date }, search });
  return fullHref({ to: screens.date.to, params: { tour }, search: { date: chosenDate, ...search } });
}
