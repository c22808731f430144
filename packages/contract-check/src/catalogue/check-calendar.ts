import { daysBetween } from '@booking/domain/date';
import type { Departure } from '@booking/domain/schema';
import { type Finding, findRepeated, findWhen } from '../finding.ts';
import type { Span, TourSubject } from './tour-subject.ts';

function checkDeparture(departure: Departure, tourId: string, index: number, { departures: answer, start, end }: Span): Finding[] {
  const { date, end_date, duration, tour_id, availability } = departure;
  const at = (key: string): string => `${index}.${key}`;
  const days = daysBetween(date, end_date) + 1;
  return [
    ...findWhen(date < start || date >= end, 'departure-range', answer, at('date'), `${date}, asked from ${start} to before ${end}`),
    ...findWhen(tour_id !== tourId, 'departure-tour', answer, at('tour_id'), `${tour_id}, asked for ${tourId}`),
    ...findWhen(end_date < date, 'departure-dates', answer, at('end_date'), `${end_date}, before ${date}`),
    ...findWhen(
      end_date >= date && days !== duration,
      'departure-duration',
      answer,
      at('duration'),
      `${duration}, but ${days} days from ${date} to ${end_date}`,
    ),
    ...(availability
      ? [
          ...findWhen(
            availability.available_cabins > availability.total_cabins,
            'availability-bounds',
            answer,
            at('availability.available_cabins'),
            `${availability.available_cabins} of ${availability.total_cabins}`,
          ),
          ...findWhen(
            availability.minimum_price > availability.maximum_price,
            'price-range',
            answer,
            at('availability.minimum_price'),
            'above maximum_price',
          ),
        ]
      : []),
  ];
}

function checkOrder({ departures: answer }: Span): Finding[] {
  const index = answer.data.findIndex(({ date }, at) => date < (answer.data[at - 1]?.date ?? ''));
  return findWhen(index > 0, 'departures-sorted', answer, `${index}.date`, `${answer.data[index]?.date}, before the one above`);
}

/** What a month has and a day of it has not, or the other way round: a border was drawn wrong. */
function checkDay(day: Span, months: readonly Span[]): Finding[] {
  const { start, end, departures: answer } = day;
  const expected = months.flatMap(({ departures }) => departures.data).filter(({ date }) => date >= start && date < end);
  return expected.flatMap(({ id, date }) =>
    findWhen(!answer.data.some((departure) => departure.id === id), 'departure-range', answer, '', `${id} of ${date} is missing`),
  );
}

/** The departures of a tour's months, each for itself and against the days. CALL-15, CALL-17, CALL-18. */
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
