import type { Departure } from '../schema/departure.ts';

/** What is known of a trip, of one departure or of several: then only what they share. */
export type TripDetails = Partial<
  Pick<Departure, 'date' | 'end_date' | 'tour_name' | 'ship_name' | 'port_of_departure_name' | 'port_of_arrival_name' | 'on_request'>
>;

/** What is known of a trip before one of its departures is chosen: what all of them share. Empty without departures. SHIP-22. */
export function sharedTrip([first, ...others]: readonly Departure[]): TripDetails {
  const shared = <Key extends keyof TripDetails>(key: Key): TripDetails =>
    first && others.every((other) => other[key] === first[key]) ? { [key]: first[key] } : {};
  return {
    ...shared('date'),
    ...shared('end_date'),
    ...shared('tour_name'),
    ...shared('ship_name'),
    ...shared('port_of_departure_name'),
    ...shared('port_of_arrival_name'),
    ...shared('on_request'),
  };
}
