export {
  type CabinRequest,
  type CabinStep,
  type CabinSuggestion,
  cabinStep,
  nothingStored,
  type StoredChoice,
} from './cabin-step.ts';
export { type ChosenTrip, chooseDeparture, chosenTrip, type DepartureChoice, type PriceFrom } from './chosen-trip.ts';
export type { CabinOffer } from './party-offer.ts';
export { type ShipOffer, type ShipOption, type ShipRequest, type ShipStep, shipStep } from './ship-step.ts';
export type { TripDetails } from './trip-details.ts';
