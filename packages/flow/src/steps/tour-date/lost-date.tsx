import { type CalendarDay, lostDateReason } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import type { IsoDate, TourDetail } from '@booking/domain/schema';
import { LostDateNotice } from '@booking/ui/steps/lost-date-notice';
import type { ReactNode } from 'react';
import { useToday } from '../../app/services.ts';
import type { MonthRange } from './months.ts';
import { useClosestDays } from './use-closest-days.ts';
import type { LostDay } from './use-lost-date.ts';

type LostDateProps = {
  lost: LostDay;
  tour: string;
  party: number;
  season: TourDetail | null;
  /** The shown months, and their days. */
  months: readonly YearMonth[];
  range: MonthRange | null;
  days: ReadonlyMap<IsoDate, CalendarDay>;
  onSelect(date: IsoDate): void;
};

/** Says why a chosen date was dropped, and offers the closest days instead. Loaded on demand. */
export function LostDate({ lost: { date, day }, tour, party, season, months, range, days, onSelect }: LostDateProps): ReactNode {
  const today = useToday();
  const reason = lostDateReason(date, day, { season, today });
  const closest = useClosestDays({ tour, date, party, months, range, firstAvailable: season?.first_available ?? null, days });
  return <LostDateNotice lost={{ date, reason, closest }} onSelect={onSelect} />;
}
