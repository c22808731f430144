export * from './agreement.ts';
export {
  type CabinRequest,
  type CabinStep,
  type CabinSuggestion,
  cabinStep,
  nothingStored,
  type StoredChoice,
} from './cabin-step.ts';
export { chooseDeparture, type DepartureChoice, type PriceFrom } from './chosen-trip.ts';
export { chooseDay, type DateChoice, type DateOffer, type DateRequest, type DateStep, dateStep, type LostDay } from './date-step.ts';
export * from './missing-fields.ts';
export { type MonthOption, monthOptions, monthsBetween } from './month-options.ts';
export type { CabinOffer } from './party-offer.ts';
export * from './passengers-step.ts';
export * from './payment-step.ts';
export * from './review-step.ts';
export { type ShipOffer, type ShipOption, type ShipRequest, type ShipStep, shipStep } from './ship-step.ts';
export { adjacentMonths, furtherMonths, type MonthsOffer, type MonthsRequest, type ShownMonths, shownMonths } from './shown-months.ts';
export type { TripDetails } from './trip-details.ts';
