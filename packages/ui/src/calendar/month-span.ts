import type { MonthRange } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';

/** True for a month within the range, and for every month without a range. Navigation outside the range is ignored. */
export const isWithin = (month: YearMonth, range: MonthRange | null): boolean => !range || (month >= range.first && month <= range.last);
