import { addDays, type IsoDate } from '@booking/domain/date';
import type { Departure, TourDetail } from '@booking/domain/schema';
import { type Finding, findWhen, type ParsedResponse } from '../finding.ts';
import { getDepartures, type TourSubject } from './tour-subject.ts';

/** The detail has the requested tours. CALL-13. */
export function checkRequestedTours(detail: ParsedResponse<TourDetail>, requestedId: string): Finding[] {
  const requested = requestedId.split(':');
  const { id, tours } = detail.data;
  return [
    ...findWhen(id !== requestedId, 'requested-id', detail, 'id', `${id}, requested ${requestedId}`),
    ...tours.flatMap((tour, index) =>
      findWhen(!requested.includes(tour.id), 'requested-id', detail, `tours.${index}.id`, `${tour.id}, requested ${requestedId}`),
    ),
  ];
}

function checkAgreement(detail: ParsedResponse<TourDetail>, { listed }: TourSubject): Finding[] {
  const index = detail.data.tours.findIndex(({ id }) => id === listed.id);
  const found = detail.data.tours[index];
  if (!found) return [];
  return (['name', 'duration'] as const).flatMap((key) =>
    findWhen(found[key] !== listed[key], 'tour-agrees', detail, `tours.${index}.${key}`, `${found[key]}, in the list ${listed[key]}`),
  );
}

/** A tour's dates in chronological order. */
const dateNames = ['first_departure', 'first_available', 'last_departure'] as const;

const isOffered = ({ on_request, availability }: Departure): boolean => on_request || (availability?.available_passengers ?? 0) > 0;

function checkDates(detail: ParsedResponse<TourDetail>, subject: TourSubject): Finding[] {
  const known = dateNames.flatMap((name) => {
    const date = detail.data[name];
    return date === null ? [] : [{ name, date }];
  });
  const departures = getDepartures(subject);
  const dates = new Set<string>(departures.map(({ date }) => date));
  const wasRead = (date: IsoDate): boolean => subject.months.some(({ start, end }) => date >= start && date < end);
  // The visitor's day may already be the next one.
  const bookable = departures.filter((departure) => departure.date > addDays(subject.today, 1) && isOffered(departure));
  const { first_departure: first, last_departure: last } = detail.data;
  const before = first && last && bookable.find(({ date }) => date < first);
  const after = first && last && bookable.find(({ date }) => date > last);
  return [
    ...known.flatMap(({ name, date }, index) => {
      const previous = known[index - 1];
      if (previous && previous.date > date)
        return findWhen(true, 'tour-dates', detail, name, `${date}, before ${previous.name} ${previous.date}`);
      return findWhen(wasRead(date) && !dates.has(date), 'tour-dates', detail, name, `${date} has no departure`);
    }),
    ...(before ? findWhen(true, 'tour-dates', detail, 'first_departure', `${first}, but ${before.id} departs on ${before.date}`) : []),
    ...(after ? findWhen(true, 'tour-dates', detail, 'last_departure', `${last}, but ${after.id} departs on ${after.date}`) : []),
  ];
}

/** A tour's detail compared with the list and the calendar. CALL-12, CALL-13. */
export function checkDetail(subject: TourSubject): Finding[] {
  const { detail, listed } = subject;
  if (!detail) return [];
  return [...checkRequestedTours(detail, listed.id), ...checkAgreement(detail, subject), ...checkDates(detail, subject)];
}
