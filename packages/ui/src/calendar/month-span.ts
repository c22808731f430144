import type { YearMonth } from '@booking/domain/date';

/** The first and last month that can be shown. */
export type MonthRange = { first: YearMonth; last: YearMonth };

/** True for a month within the range, and for every month without a range. Navigation outside the range is ignored. */
export const isWithin = (month: YearMonth, range: MonthRange | null): boolean => !range || (month >= range.first && month <= range.last);
