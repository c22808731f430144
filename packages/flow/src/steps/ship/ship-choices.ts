import type { Language, Translation } from '@booking/domain/schema';
import type { ShipStep } from '@booking/domain/steps';
import { findTranslation, getImages, type TextsByKey, textOf, translated } from '@booking/domain/translations';
import type { ShipChoice } from '@booking/ui/steps/ship';
import type { TourNames } from '../../app/tour-names.ts';

/** The texts of ships, ports and tours in the visitor's language. */
export type ShipTexts = {
  translations: readonly Translation[];
  portNames: TextsByKey;
  language: Language;
  getNames(tourId: string, ownName: string): TourNames;
};

/** The departures on offer, each with the texts and pictures of its ship. */
export const shipChoices = (options: ShipStep['options'], { translations, portNames, language, getNames }: ShipTexts): ShipChoice[] =>
  options.map((option) => {
    const { departure } = option;
    const texts = translated({ id: departure.ship_id, name: departure.ship_name }, translations, language);
    const tour = getNames(departure.tour_id, departure.tour_name);
    return {
      option,
      shipName: texts.name,
      tourName: tour.shown,
      tourLanguage: tour.language,
      description: texts.description,
      images: getImages(findTranslation(translations, departure.ship_id, language)),
      from: textOf(portNames, departure.port_of_departure_name),
      to: textOf(portNames, departure.port_of_arrival_name),
    };
  });
