export { Calendar } from './calendar.tsx';
export { isForOtherParty } from './day-texts.ts';
export { FittingMonths } from './fitting-months.tsx';
export { LabelText } from './label-text.tsx';
export { Legend } from './legend.tsx';
export { getLegendMarks } from './legend-marks.ts';
export { isWithin } from './month-span.ts';
export { tripFor } from './trip-ribbon.ts';
