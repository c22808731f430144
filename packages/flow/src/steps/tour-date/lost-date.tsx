import { lostDateReason } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';
import type { DateStep, LostDay } from '@booking/domain/steps';
import { LostDateNotice } from '@booking/ui/steps/lost-date-notice';
import type { ReactNode } from 'react';
import { useClosestDays } from './use-closest-days.ts';

export type LostDateProps = {
  lost: LostDay;
  tour: string;
  step: DateStep;
  onSelect(date: IsoDate): void;
};

/** Says why a chosen date was dropped, and offers the closest days instead. Loaded on demand. */
export function LostDate({ lost: { date, day }, tour, step, onSelect }: LostDateProps): ReactNode {
  const closest = useClosestDays(tour, date, step);
  return <LostDateNotice lost={{ date, reason: lostDateReason(date, day, step), closest }} onSelect={onSelect} />;
}
