export { type CalendarDay, calendarDays, departureDay } from './calendar-days.ts';
export { cheapestDays } from './cheapest-days.ts';
export { type DayLabel, fewPlaces } from './day-label.ts';
export { type DayState, dayStates, departureState, type FittingDeparture, fittingDepartures } from './day-state.ts';
export { closestDays, type LostDateReason, lostDateReason } from './lost-date.ts';
export { clampMonth, initialMonth, monthQuery, monthRange } from './month-range.ts';
export { defaultParty, isPartySize, largestParty, smallestParty } from './party.ts';
export { isOutsideSeason, isSeasonOver, type Season } from './season.ts';
