export { Calendar, type CalendarProps } from './calendar.tsx';
export { labelText } from './day-texts.ts';
export { Legend } from './legend.tsx';
export { isWithin, type MonthRange } from './month-span.ts';
export { type Trip, tripOf } from './trip-ribbon.ts';
