export { type IsoDate, isIsoDate } from '../schema/common.ts';
export { type DateStyle, formatDate, formatDateRange, formatMoment, formatMonth } from './format-date.ts';
export { formatSeconds } from './format-duration.ts';
export { type PasteContext, parsePastedDate } from './parse-pasted-date.ts';
export { addDays, dayAt, daysBetween, earliestToday, isBookable, isoDate, plainDate, today, weekday } from './plain-date.ts';
export { addMonths, daysOfMonth, getYearMonth, isYearMonth, monthStart, toYearMonth, type YearMonth } from './year-month.ts';
