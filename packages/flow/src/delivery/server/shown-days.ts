import { type CalendarDay, calendarDays, defaultParty } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';
import { shownMonths } from '@booking/domain/steps';
import type { Services } from '../../app/services.ts';
import type { TripStep } from '../../layout/trip-address.ts';
import { mostMonths } from '../../steps/tour-date/most-months.ts';

/** The days with departures that a rendered date step shows, from the data that it was rendered with. */
export function shownDays(
  { queryClient, queries }: Pick<Services, 'queryClient' | 'queries'>,
  { params: { tour = '' }, search: { date, party = defaultParty } }: TripStep,
  today: IsoDate,
): CalendarDay[] {
  const season = queryClient.getQueryData(queries.tours.detail(tour).queryKey) ?? null;
  const { months } = shownMonths({ season, today }, { month: null, searchDate: date, sessionDate: null, width: mostMonths() });
  const departures = (months ?? []).flatMap((month) => queryClient.getQueryData(queries.tours.departures(tour, month).queryKey) ?? []);
  return [...calendarDays(departures, party, today).values()];
}
