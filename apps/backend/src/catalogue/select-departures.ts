import { isBookable } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import type { Catalogue, StockedDeparture } from './catalogue.ts';

type Tour = Catalogue['tours'][number];

/** The tours of one id, or of several joined by a colon; null if one is unknown. A repeated id counts once. */
export function findTours({ tours }: Pick<Catalogue, 'tours'>, id: string): Tour[] | null {
  const found = [...new Set(id.split(':'))].map((part) => tours.find((tour) => tour.id === part));
  return found.every((tour) => tour !== undefined) ? found : null;
}

/** The departures of tours by date; `from` inclusive, `to` exclusive. */
export const selectDepartures = (catalogue: Catalogue, tours: readonly Tour[], from = '', to = '9'): StockedDeparture[] =>
  tours
    .flatMap(({ id }) => catalogue.getDepartures(id).filter(({ facts: { date } }) => date >= from && date < to))
    .sort(({ facts: one }, { facts: other }) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));

/** Departures that can be booked today. */
export const getBookableDepartures = (catalogue: Catalogue, tours: readonly Tour[], today: IsoDate): StockedDeparture[] =>
  selectDepartures(catalogue, tours).filter(({ facts }) => isBookable(facts.date, today));
