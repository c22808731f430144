export { type CalendarDay, calendarDays, dayPrice, departureDay, departurePrice } from './calendar-days.ts';
export { cheapestDays } from './cheapest-days.ts';
export type { DayLabel } from './day-label.ts';
export { bestState, type DayState, dayStates, departureState, type FittingDeparture, fittingDepartures } from './day-state.ts';
export { closestDays, type LostDateReason, lostDateReason, offeredDays } from './lost-date.ts';
export { monthPrices } from './month-prices.ts';
export { clampMonth, initialMonth, type MonthRange, monthQuery, monthRange, type SeasonDates } from './month-range.ts';
export { defaultParty, isPartySize, largestParty, smallestParty } from './party.ts';
export { isOutsideSeason, isSeasonOver, type Season } from './season.ts';
