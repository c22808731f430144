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
/** An endpoint that is served from the catalogue and the inventory, and whose responses are cached. */
export type ReadName = (typeof readNames)[number];
export const isRead = (name: string): name is ReadName => readNames.some((read) => read === name);

export type Reads = {
  [Name in ReadName]: (input: HandlerInput<Name>) => {
    departures: readonly StockedDeparture[];
    body(taken: TakenByDeparture): EndpointWire<Name>;
  };
};

/** A response that no booking changes. */
const constant = <Wire>(wire: Wire) => ({ departures: [], body: () => wire }) satisfies Read;

/** The endpoints of the catalogue, with availability reduced by bookings. */
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
    tours: () => constant({ data: catalogue.tours.map(toSummary) }),
    tour: ({ params }) => {
      const tours = getTours(params.id);
      const departures = catalogue.getBookableDepartures(toIds(tours));
      return { departures, body: (taken) => presentTour(params.id, tours, departures, taken) };
    },
    tourDepartures: ({ params, query }) => {
      const departures = catalogue.getDepartures(toIds(getTours(params.id)), query.start, query.end);
      return { departures, body: (taken) => departures.map((departure) => presentDeparture(departure, taken(departure.id))) };
    },
    tourPrices: ({ params }) => {
      const departures = catalogue.getBookableDepartures(toIds(getTours(params.id)));
      return { departures, body: (taken) => presentPrices(departures, taken) };
    },
    departure: ({ params }) => {
      const departure = getDeparture(params.id);
      return { departures: [departure], body: (taken) => presentDeparture(departure, taken(departure.id)) };
    },
    departureCabins: ({ params }) => {
      const departure = getDeparture(params.id);
      return { departures: [departure], body: (taken) => presentCabins(departure, taken(departure.id)) };
    },
    departureProducts: ({ params }) => constant(presentProducts(getDeparture(params.id).tour)),
    shipTranslations: () => constant([...shipTranslations]),
    productTranslations: () => constant([...productTranslations]),
    cabinTranslations: ({ params }) => constant(cabinTranslations(params.shipId)),
  };
}
