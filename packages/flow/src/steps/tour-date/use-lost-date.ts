import { type CalendarDay, type LostDateReason, lostDateReason } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import type { IsoDate, TourDetail } from '@booking/domain/schema';
import { useEffect, useState } from 'react';
import { useToday } from '../../app/services.ts';
import type { MonthRange } from './months.ts';
import { useClosestDays } from './use-closest-days.ts';

type Input = {
  tour: string;
  date: IsoDate | undefined;
  party: number;
  /** After loading, no departure fits the date. */
  gone: boolean;
  season: TourDetail | null;
  months: readonly YearMonth[];
  range: MonthRange | null;
  days: ReadonlyMap<IsoDate, CalendarDay>;
  /** Takes the date out of the address. */
  onGone: () => void;
};

/** A chosen date that cannot be booked any more: it is dropped, and the visitor is told why and which days are closest. DATE-25, DATE-36. */
export function useLostDate({ tour, date, party, gone, season, months, range, days, onGone }: Input) {
  const today = useToday();
  const [last, setLast] = useState<{ date: IsoDate; reason: LostDateReason } | null>(null);
  useEffect(() => {
    if (!gone || !date) return;
    setLast({ date, reason: lostDateReason(date, days.get(date), { season, today }) });
    onGone();
  });

  const shown = gone || !date ? last : null;
  const firstAvailable = season?.first_available ?? null;
  const closest = useClosestDays({ tour, date: shown?.date ?? null, party, months, range, firstAvailable, days });
  return { lost: shown && { ...shown, closest }, forget: () => setLast(null) };
}
