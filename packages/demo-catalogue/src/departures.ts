import type { EndpointWire } from '@booking/api/endpoints';
import type { IsoDate } from '@booking/domain/schema';
import { cabins } from './cabins.ts';
import { getCabins } from './departure-cabins.ts';
import { type DepartureKind, type PlannedDeparture, planDepartures } from './departure-plan.ts';
import { departureVoucher } from './departure-voucher.ts';
import { ships } from './ships.ts';
import { getProducts } from './tour-products.ts';
import { tours } from './tours.ts';

/** The persons that a booking of a departure may have; null if its availability is unknown. */
function getParty(kind: DepartureKind, guests: number): { minimum: number; maximum: number } | null {
  if (kind === 'unknown') return null;
  return { minimum: kind === 'group' ? 4 : 1, maximum: kind === 'small-party' ? Math.min(guests, 6) : guests };
}

const productsByTour = new Map(tours.map((tour) => [tour.id, getProducts(tour)]));

function toDeparture(planned: PlannedDeparture) {
  const { id, tour, date, endDate, kind } = planned;
  const ship = ships.find(({ slug }) => slug === planned.ship);
  const facts: Omit<EndpointWire<'departure'>, 'availability' | 'date'> & { date: IsoDate } = {
    id,
    tour_id: tour.id,
    tour_name: tour.name,
    ship_id: ship?.id ?? '',
    ship_name: ship?.name ?? '',
    program_id: `a0P${tour.id.slice(3)}`,
    program_name: `${tour.name} ${date.slice(0, 4)}`,
    date,
    end_date: endDate,
    on_request: kind === 'on-request',
    duration: tour.duration,
    ...(tour.from === null ? {} : { port_of_departure_name: tour.from }),
    ...(tour.to === null ? {} : { port_of_arrival_name: tour.to }),
    voucher: departureVoucher(planned),
    ...(tour.multiMarket === undefined ? {} : { multi_market: tour.multiMarket }),
  };
  const guests = ship?.guests ?? 0;
  return {
    facts,
    tourExternalId: tour.slug,
    guests,
    party: getParty(kind, guests),
    totalCabins: cabins.filter((cabin) => cabin.ship === planned.ship).reduce((total, { count }) => total + count, 0),
    cabins: getCabins(planned),
    products: productsByTour.get(tour.id) ?? getProducts(tour),
  };
}

export type DemoDeparture = ReturnType<typeof toDeparture>;

/** All departures in the catalogue on a day, by date. */
export const getDepartures = (today: IsoDate): DemoDeparture[] => planDepartures(today).map(toDeparture);
