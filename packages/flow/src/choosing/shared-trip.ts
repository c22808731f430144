import type { Departure } from '@booking/domain/schema';
import type { TripDetails } from '@booking/ui/summary';

/** What is known of a trip before one of its departures is chosen: what all of them share. Empty without departures. */
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
