import { isBookable } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { type CabinStock, cabinStock } from './cabin-stock.ts';
import { type PlannedDeparture, planDepartures } from './departure-plan.ts';
import { type DepartureVoucher, departureVoucher } from './departure-voucher.ts';
import { type CatalogueTour, tours } from './tours.ts';

export type StockedDeparture = PlannedDeparture & { stock: readonly CabinStock[]; voucher: DepartureVoucher };

export type Catalogue = {
  tours: readonly CatalogueTour[];
  /** The tours of one id, or of several joined by a colon; null if one is unknown. */
  getTours(id: string): CatalogueTour[] | null;
  departure(id: string): StockedDeparture | null;
  /** Departures of a tour by date; `from` inclusive, `to` exclusive. */
  getDepartures(tourIds: readonly string[], from?: string, to?: string): StockedDeparture[];
  /** Departures that can be booked today. */
  getBookableDepartures(tourIds: readonly string[]): StockedDeparture[];
};

type Plan = { month: string; byId: Map<string, StockedDeparture>; byTour: Map<string, StockedDeparture[]> };

function makePlan(today: IsoDate): Plan {
  const byId = new Map<string, StockedDeparture>();
  const byTour = new Map<string, StockedDeparture[]>();
  for (const planned of planDepartures(today)) {
    const departure = { ...planned, stock: cabinStock(planned), voucher: departureVoucher(planned) };
    byId.set(departure.id, departure);
    byTour.set(departure.tour.id, [...(byTour.get(departure.tour.id) ?? []), departure]);
  }
  return { month: today.slice(0, 7), byId, byTour };
}

/** The demo catalogue: departures of 18 months from today, planned again each month. */
export function createCatalogue(today: () => IsoDate): Catalogue {
  let current: Plan | null = null;
  const plan = (): Plan => {
    const now = today();
    if (current?.month !== now.slice(0, 7)) current = makePlan(now);
    return current;
  };
  const getDepartures: Catalogue['getDepartures'] = (tourIds, from = '', to = '9') => {
    const { byTour } = plan();
    return tourIds
      .flatMap((id) => (byTour.get(id) ?? []).filter(({ date }) => date >= from && date < to))
      .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  };
  // Planned at the start instead of at the first request.
  plan();
  return {
    tours,
    getTours(id) {
      // A repeated id counts once.
      const found = [...new Set(id.split(':'))].map((part) => tours.find((tour) => tour.id === part));
      return found.every((tour) => tour !== undefined) ? found : null;
    },
    departure: (id) => plan().byId.get(id) ?? null,
    getDepartures,
    getBookableDepartures(tourIds) {
      const now = today();
      return getDepartures(tourIds).filter(({ date }) => isBookable(date, now));
    },
  };
}
