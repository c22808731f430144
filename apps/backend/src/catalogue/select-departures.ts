import { isBookable } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import type { Catalogue, Days, StockedDeparture } from './catalogue.ts';
import { inTime } from './in-time.ts';

type Tour = Catalogue['tours'][number];

/** The tours of one id, or of several joined by a colon; null if one is unknown. A repeated id counts once. */
export function findTours({ tours }: Pick<Catalogue, 'tours'>, id: string): Tour[] | null {
  const found = [...new Set(id.split(':'))].map((part) => tours.find((tour) => tour.id === part));
  return found.every((tour) => tour !== undefined) ? found : null;
}

type Departures = Pick<Catalogue, 'getDepartures'>;

/** The departures of tours by date. */
export async function selectDepartures(catalogue: Departures, tours: readonly Tour[], days: Days): Promise<StockedDeparture[]> {
  const ofTours = await Promise.all(tours.map(({ id }) => inTime(catalogue.getDepartures(id, days))));
  return ofTours.flat().sort(({ facts: one }, { facts: other }) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** Later than any departure. */
const never = '9999-12-31' as IsoDate;

/** Departures that can be booked today. */
export async function getBookableDepartures(catalogue: Departures, tours: readonly Tour[], today: IsoDate): Promise<StockedDeparture[]> {
  const departures = await selectDepartures(catalogue, tours, { from: today, to: never });
  return departures.filter(({ facts }) => isBookable(facts.date, today));
}
