import type { Tour } from '@booking/domain/schema';
import { type Finding, findRepeated, findWhen, type ParsedResponse } from '../finding.ts';
import { getDepartures, type TourSubject } from './tour-subject.ts';

/** The list of tours. CALL-12. */
export const checkTourList = (list: ParsedResponse<{ data: Tour[] }>): Finding[] => [
  ...findRepeated('ids-unique', list, 'data', list.data.data, ({ id }) => id),
  ...findWhen(list.data.data.length === 0, 'catalogue-empty', list, 'data', 'no tour: nothing could be compared'),
];

/** Availability that no departure has: one without it is a choice, all without it look like a misspelled key. CALL-18, DATE-19. */
export function checkAvailability(tours: readonly TourSubject[]): Finding[] {
  const [first] = tours.flatMap(({ months }) => months).filter(({ departures }) => departures.data.length > 0);
  const isMissing = tours.every((tour) => getDepartures(tour).every(({ availability }) => !availability));
  return first ? findWhen(isMissing, 'availability-missing', first.departures, '0.availability', 'no departure of any tour has it') : [];
}

/** A ship has one name, whatever the tour, and a departure's id belongs to one tour. CALL-17. */
export function checkAcrossTours(tours: readonly TourSubject[]): Finding[] {
  const names = new Map<string, string>();
  const tourOf = new Map<string, string>();
  const spans = tours.flatMap(({ months }) => months);
  return spans.flatMap(({ departures: response }) =>
    response.data.flatMap(({ id, tour_id, ship_id, ship_name }, index) => {
      const name = names.get(ship_id) ?? ship_name;
      names.set(ship_id, name);
      const tour = tourOf.get(id) ?? tour_id;
      tourOf.set(id, tour);
      return [
        ...findWhen(name !== ship_name, 'ship-name', response, `${index}.ship_name`, `${ship_name}, elsewhere ${name}`),
        ...findWhen(tour !== tour_id, 'ids-unique', response, `${index}.id`, `${id} is a departure of ${tour}, too`),
      ];
    }),
  );
}
