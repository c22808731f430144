import type { CabinSelection } from '@booking/domain/cabins';
import type { Departure } from '@booking/domain/schema';
import type { HrefBuilder } from '../app/addresses.ts';
import type { Screens } from '../app/screen.ts';

type Choice = {
  /** One tour id, or several joined by a colon. */
  tour: string;
  departure: Pick<Departure, 'id' | 'date'>;
  party: number;
  cabins: CabinSelection;
};

/** The addresses of the date and ship steps of a chosen departure. They keep the departure and its cabins, so that the way back loses nothing. */
export function earlierSteps(screens: Screens, href: HrefBuilder, { tour, departure: { id, date }, party, cabins }: Choice) {
  const kept = { party, departure: id, cabins };
  return {
    departure_date: href({ to: screens.date.to, params: { tour }, search: { date, ...kept } }),
    ship: href({ to: screens.ship.to, params: { tour, date }, search: kept }),
  };
}
