import { departureDay } from '@booking/domain/calendar';
import type { Departure, IsoDate, Language, Translation } from '@booking/domain/schema';
import { findTranslation, getImages, type TextsByKey, textOf, translated } from '@booking/domain/translations';
import type { ShipChoice } from '@booking/ui/steps/ship';
import type { TourNames } from '../../app/tour-names.ts';

type Input = {
  departures: readonly Departure[];
  date: IsoDate;
  party: number;
  today: IsoDate;
  translations: readonly Translation[];
  portNames: TextsByKey;
  language: Language;
  getNames(tourId: string, ownName: string): TourNames;
};

/**
 * The departures of a date that fit the party, each with its ship's texts and pictures. With several tours, each choice names its tour.
 */
export function shipChoices({ departures, date, party, today, translations, portNames, language, getNames }: Input): ShipChoice[] {
  const hasSeveralTours = new Set(departures.map(({ tour_id }) => tour_id)).size > 1;
  const onDate = departures.filter((departure) => departure.date === date);
  return onDate.flatMap((departure): ShipChoice[] => {
    const { state, label, priceFrom } = departureDay(departure, party, today);
    if (state === 'unavailable') return [];
    const ship = { id: departure.ship_id, name: departure.ship_name };
    const texts = translated(ship, translations, language);
    const tour = hasSeveralTours ? getNames(departure.tour_id, departure.tour_name) : null;
    return [
      {
        departureId: departure.id,
        shipName: texts.name,
        tourName: tour?.shown ?? null,
        tourLanguage: tour?.language,
        description: texts.description,
        images: getImages(findTranslation(translations, departure.ship_id, language)),
        from: textOf(portNames, departure.port_of_departure_name),
        to: textOf(portNames, departure.port_of_arrival_name),
        date: departure.date,
        endDate: departure.end_date,
        state,
        label,
        voucher: departure.voucher ?? null,
        priceFrom,
      },
    ];
  });
}
