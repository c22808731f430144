import { daysBetween } from '@booking/domain/date';
import type { Departure } from '@booking/domain/schema';
import { type Finding, findRepeated, findWhen } from '../finding.ts';
import type { Span, TourSubject } from './tour-subject.ts';

function checkDeparture(departure: Departure, tourId: string, index: number, { departures: response, start, end }: Span): Finding[] {
  const { date, end_date, duration, tour_id, availability } = departure;
  const at = (key: string): string => `${index}.${key}`;
  const days = daysBetween(date, end_date) + 1;
  return [
    ...findWhen(date < start || date >= end, 'departure-range', response, at('date'), `${date}, requested from ${start} to before ${end}`),
    ...findWhen(tour_id !== tourId, 'departure-tour', response, at('tour_id'), `${tour_id}, requested ${tourId}`),
    ...findWhen(end_date < date, 'departure-dates', response, at('end_date'), `${end_date}, before ${date}`),
    ...findWhen(
      end_date >= date && days !== duration,
      'departure-duration',
      response,
      at('duration'),
      `${duration}, but ${days} days from ${date} to ${end_date}`,
    ),
    ...(availability
      ? [
          ...findWhen(
            availability.available_cabins > availability.total_cabins,
            'availability-bounds',
            response,
            at('availability.available_cabins'),
            `${availability.available_cabins} of ${availability.total_cabins}`,
          ),
          ...findWhen(
            availability.minimum_price > availability.maximum_price,
            'price-range',
            response,
            at('availability.minimum_price'),
            'above maximum_price',
          ),
        ]
      : []),
  ];
}

function checkOrder({ departures: response }: Span): Finding[] {
  const index = response.data.findIndex(({ date }, at) => date < (response.data[at - 1]?.date ?? ''));
  return findWhen(index > 0, 'departures-sorted', response, `${index}.date`, `${response.data[index]?.date}, before the one above`);
}

/** Departures that a month has and its day has not: the bounds of a span are applied wrong. */
function checkDay(day: Span, months: readonly Span[]): Finding[] {
  const { start, end, departures: response } = day;
  const expected = months.flatMap(({ departures }) => departures.data).filter(({ date }) => date >= start && date < end);
  return expected.flatMap(({ id, date }) =>
    findWhen(!response.data.some((departure) => departure.id === id), 'departure-range', response, '', `${id} of ${date} is missing`),
  );
}

/** The departures of a tour's months, each by itself and compared with the days. CALL-15, CALL-17, CALL-18. */
export function checkCalendar({ listed, months, days }: TourSubject): Finding[] {
  return [
    ...[...months, ...days].flatMap((span) => [
      ...findRepeated('ids-unique', span.departures, '', span.departures.data, ({ id }) => id),
      ...span.departures.data.flatMap((departure, index) => checkDeparture(departure, listed.id, index, span)),
      ...checkOrder(span),
    ]),
    ...days.flatMap((day) => checkDay(day, months)),
  ];
}
