import type { EndpointWire } from '@booking/api/endpoints';
import { type Cents, centsToEuros } from '@booking/domain/money';
import { places, type Taken } from '../database/schema.ts';
import type { CabinStock } from './cabin-stock.ts';
import { cabinDescription } from './cabin-texts.ts';
import type { StockedDeparture } from './catalogue.ts';
import { ships } from './ships.ts';

type WireDeparture = EndpointWire<'departure'>;
type WireCabin = EndpointWire<'departureCabins'>[number];
type Left = { entry: CabinStock; countLeft: number; freeLeft: number };

/** The remaining cabins of each type after all bookings. */
const toRemaining = ({ stock }: StockedDeparture, taken: Taken): Left[] =>
  stock.map((entry) => {
    const gone = taken[entry.cabin.id] ?? 0;
    return { entry, countLeft: Math.max(0, entry.count - gone), freeLeft: Math.max(0, entry.free - gone) };
  });

const people = (left: readonly Left[], of: 'countLeft' | 'freeLeft'): number =>
  left.reduce((total, { entry, [of]: cabins }) => total + cabins * entry.cabin.occupancy[1], 0);

const extreme = (prices: readonly Cents[], of: (...values: number[]) => number): number => centsToEuros(of(...prices) as Cents);

/** The number of guests that the ship of a departure takes. */
export const getGuestCapacity = ({ ship }: Pick<StockedDeparture, 'ship'>): number => ships.find(({ slug }) => slug === ship)?.guests ?? 0;

function toAvailability(departure: StockedDeparture, taken: Taken): NonNullable<WireDeparture['availability']> | null {
  if (departure.kind === 'unknown') return null;
  const left = toRemaining(departure, taken);
  const guests = Math.max(0, getGuestCapacity(departure) - (taken[places] ?? 0));
  const most = Math.min(guests, people(left, 'countLeft'));
  const maximum = departure.kind === 'small-party' ? Math.min(most, 6) : most;
  const priced = left.filter(({ countLeft }) => countLeft > 0);
  const prices = (priced.length > 0 ? priced : left).map(({ entry }) => entry.unitPrice);
  return {
    minimum_passengers: departure.kind === 'group' ? 4 : 1,
    available_passengers: Math.min(guests, people(left, 'freeLeft')),
    maximum_passengers: maximum,
    available_cabins: left.reduce((total, { freeLeft }) => total + freeLeft, 0),
    total_cabins: left.reduce((total, { entry }) => total + entry.cabin.count, 0),
    minimum_price: extreme(prices, Math.min),
    maximum_price: extreme(prices, Math.max),
  };
}

/** A departure in the format of the contract, with its availability reduced by the taken cabins. */
export function presentDeparture(departure: StockedDeparture, taken: Taken): WireDeparture {
  const { tour, ship: slug } = departure;
  const ship = ships.find((candidate) => candidate.slug === slug);
  return {
    id: departure.id,
    tour_id: tour.id,
    tour_name: tour.name,
    ship_id: ship?.id ?? '',
    ship_name: ship?.name ?? '',
    program_id: `a0P${tour.id.slice(3)}`,
    program_name: `${tour.name} ${departure.date.slice(0, 4)}`,
    date: departure.date,
    end_date: departure.endDate,
    on_request: departure.kind === 'on-request',
    duration: tour.duration,
    ...(tour.from === null ? {} : { port_of_departure_name: tour.from }),
    ...(tour.to === null ? {} : { port_of_arrival_name: tour.to }),
    voucher: departure.voucher,
    ...(tour.multiMarket === undefined ? {} : { multi_market: tour.multiMarket }),
    availability: toAvailability(departure, taken),
  };
}

/** The cabin types of a departure, in euros. */
export const presentCabins = (departure: StockedDeparture, taken: Taken): WireCabin[] =>
  toRemaining(departure, taken).map(({ entry: { cabin, unitPrice, discountPrice, surchargePrice }, countLeft, freeLeft }) => ({
    id: cabin.id,
    name: cabin.name,
    description: cabinDescription(cabin, 'en'),
    image_url: `/images/cabins/${cabin.slug}.svg`,
    image_urls: [`/images/cabins/${cabin.slug}.svg`, `/images/ships/${cabin.ship}-2.svg`],
    minimum_occupancy: cabin.occupancy[0],
    maximum_occupancy: cabin.occupancy[1],
    unit_price: centsToEuros(unitPrice),
    discount_price: discountPrice === null ? null : centsToEuros(discountPrice),
    surcharge_price: surchargePrice === null ? null : centsToEuros(surchargePrice),
    count: countLeft,
    available_count: freeLeft,
  }));
