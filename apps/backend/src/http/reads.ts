import type { EndpointWire } from '@booking/api/endpoints';
import type { Catalogue, StockedDeparture } from '../catalogue/catalogue.ts';
import { presentCabins, presentDeparture } from '../catalogue/present.ts';
import { presentProducts } from '../catalogue/present-products.ts';
import { presentPrices, presentTour, toSummary } from '../catalogue/present-tours.ts';
import { cabinTranslations, productTranslations, shipTranslations } from '../catalogue/present-translations.ts';
import type { CatalogueTour } from '../catalogue/tours.ts';
import type { TakenByDeparture } from '../inventory/inventory.ts';
import type { HandlerInput } from './handler-input.ts';
import { notFound } from './problem.ts';
import type { Read } from './response-cache.ts';

const readNames = [
  'tours',
  'tour',
  'tourDepartures',
  'tourPrices',
  'departure',
  'departureCabins',
  'departureProducts',
  'shipTranslations',
  'productTranslations',
  'cabinTranslations',
] as const;
/** An endpoint that is answered from the catalogue and the inventory, and whose answers are kept. */
export type ReadName = (typeof readNames)[number];
export const isRead = (name: string): name is ReadName => readNames.some((read) => read === name);

export type Reads = {
  [Name in ReadName]: (input: HandlerInput<Name>) => {
    departures: readonly StockedDeparture[];
    answer(taken: TakenByDeparture): EndpointWire<Name>;
  };
};

/** What no booking changes. */
const fixed = <Wire>(wire: Wire) => ({ departures: [], answer: () => wire }) satisfies Read;

/** The endpoints of the catalogue, availability counted down by the bookings made here. */
export function createReads(catalogue: Catalogue): Reads {
  const getTours = (id: string): CatalogueTour[] => {
    const tours = catalogue.getTours(id);
    if (!tours) throw notFound('tour');
    return tours;
  };
  const toIds = (tours: readonly CatalogueTour[]): string[] => tours.map(({ id }) => id);
  const getDeparture = (id: string): StockedDeparture => {
    const departure = catalogue.departure(id);
    if (!departure) throw notFound('departure');
    return departure;
  };

  return {
    tours: () => fixed({ data: catalogue.tours.map(toSummary) }),
    tour: ({ params }) => {
      const tours = getTours(params.id);
      const departures = catalogue.getBookableDepartures(toIds(tours));
      return { departures, answer: (taken) => presentTour(params.id, tours, departures, taken) };
    },
    tourDepartures: ({ params, query }) => {
      const departures = catalogue.getDepartures(toIds(getTours(params.id)), query.start, query.end);
      return { departures, answer: (taken) => departures.map((departure) => presentDeparture(departure, taken(departure.id))) };
    },
    tourPrices: ({ params }) => {
      const departures = catalogue.getBookableDepartures(toIds(getTours(params.id)));
      return { departures, answer: (taken) => presentPrices(departures, taken) };
    },
    departure: ({ params }) => {
      const departure = getDeparture(params.id);
      return { departures: [departure], answer: (taken) => presentDeparture(departure, taken(departure.id)) };
    },
    departureCabins: ({ params }) => {
      const departure = getDeparture(params.id);
      return { departures: [departure], answer: (taken) => presentCabins(departure, taken(departure.id)) };
    },
    departureProducts: ({ params }) => fixed(presentProducts(getDeparture(params.id).tour)),
    shipTranslations: () => fixed([...shipTranslations]),
    productTranslations: () => fixed([...productTranslations]),
    cabinTranslations: ({ params }) => fixed(cabinTranslations(params.shipId)),
  };
}
