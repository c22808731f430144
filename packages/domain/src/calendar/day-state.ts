import { isBookable } from '../date/plain-date.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Availability, Departure } from '../schema/departure.ts';

/** From best to worst. DATE-21. */
export const dayStates = ['available', 'on_request', 'unavailable'] as const;
export type DayState = (typeof dayStates)[number];

/** What the state of a departure depends on. */
type Stated = {
  on_request: boolean;
  availability?: Pick<Availability, 'minimum_passengers' | 'maximum_passengers' | 'available_passengers'> | null | undefined;
};

/**
 * Available: availability known, not on request, the party within the minimum and maximum, and places for all of it. On request: otherwise,
 * when the party fits the minimum and maximum. Else unavailable. Does not check whether the date is still bookable. DATE-17, DATE-18, DATE-19.
 */
export function departureState({ availability, on_request }: Stated, party: number): DayState {
  if (!availability) return 'unavailable';
  const { minimum_passengers, maximum_passengers, available_passengers } = availability;
  if (party < minimum_passengers || party > maximum_passengers) return 'unavailable';
  return !on_request && available_passengers >= party ? 'available' : 'on_request';
}

/** The best of several states; unavailable for an empty list. */
export const bestState = (states: readonly DayState[]): DayState => dayStates.find((state) => states.includes(state)) ?? 'unavailable';

/** A departure that a party can book or request: its availability is known. */
export type FittingDeparture = Departure & { availability: Availability };

/** The departures of a date that a party can book or request, in the given order; empty if the date is not bookable. DATE-16, DATE-20. */
export const fittingDepartures = (departures: readonly Departure[], party: number, date: IsoDate, today: IsoDate): FittingDeparture[] =>
  isBookable(date, today)
    ? departures.filter(
        (departure): departure is FittingDeparture => departure.date === date && departureState(departure, party) !== 'unavailable',
      )
    : [];
