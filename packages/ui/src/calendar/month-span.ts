import type { YearMonth } from '@booking/domain/date';

/** The months that may be shown, first and last. */
export type MonthRange = { first: YearMonth; last: YearMonth };

/** True when a month may be shown: navigation outside the range is ignored. Without a range every month may. DATE-9. */
export const isWithin = (month: YearMonth, range: MonthRange | null): boolean => !range || (month >= range.first && month <= range.last);
