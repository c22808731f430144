import type { EndpointWire } from '@booking/api/endpoints';
import { getDefaultOccupancy } from '@booking/domain/cabins';
import { cabinPrice } from '@booking/domain/pricing';
import { places, type Taken } from '../inventory/booked-cabin.ts';
import type { StockedDeparture } from './catalogue.ts';

type WireDeparture = EndpointWire<'departure'>;
type WireCabins = EndpointWire<'departureCabins'>;

/** The cabin types of a departure, reduced by the taken cabins. */
export const presentCabins = ({ cabins }: StockedDeparture, taken: Taken): WireCabins =>
  cabins.map((cabin) => {
    const gone = taken[cabin.id] ?? 0;
    return { ...cabin, count: Math.max(0, cabin.count - gone), available_count: Math.max(0, cabin.available_count - gone) };
  });

const sumBy = (cabins: WireCabins, value: (cabin: WireCabins[number]) => number): number =>
  cabins.reduce((total, cabin) => total + value(cabin), 0);

/**
 * The prices are those that the cabin step shows before a cabin is chosen. A party that is too small for every cabin on sale cannot book: the minimum
 * says so. Null if the availability is unknown.
 */
function toAvailability(departure: StockedDeparture, taken: Taken): NonNullable<WireDeparture['availability']> | null {
  const { party, totalCabins } = departure;
  if (!party) return null;
  const cabins = presentCabins(departure, taken);
  const guests = Math.max(0, departure.guests - (taken[places] ?? 0));
  const onSale = cabins.filter(({ count }) => count > 0);
  const shown = onSale.length > 0 ? onSale : cabins;
  const prices = shown.map((cabin) => cabinPrice(cabin, getDefaultOccupancy(cabin)));
  return {
    minimum_passengers: Math.max(party.minimum, Math.min(...shown.map(({ minimum_occupancy }) => minimum_occupancy))),
    available_passengers: Math.min(
      guests,
      sumBy(cabins, ({ available_count, maximum_occupancy }) => available_count * maximum_occupancy),
    ),
    maximum_passengers: Math.min(
      guests,
      party.maximum,
      sumBy(cabins, ({ count, maximum_occupancy }) => count * maximum_occupancy),
    ),
    available_cabins: sumBy(cabins, ({ available_count }) => available_count),
    total_cabins: totalCabins,
    minimum_price: Math.min(...prices),
    maximum_price: Math.max(...prices),
  };
}

/** A departure in the format of the contract, with its availability reduced by the taken cabins. */
export const presentDeparture = (departure: StockedDeparture, taken: Taken): WireDeparture => ({
  ...departure.facts,
  availability: toAvailability(departure, taken),
});
