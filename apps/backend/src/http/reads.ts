import type { EndpointWire } from '@booking/api/endpoints';
import { isoDate, plainDate } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import type { Catalogue, StockedDeparture } from '../catalogue/catalogue.ts';
import { inTime } from '../catalogue/in-time.ts';
import { presentCabins, presentDeparture } from '../catalogue/present.ts';
import { presentPrices, presentTour } from '../catalogue/present-tours.ts';
import { findTours, getBookableDepartures, selectDepartures } from '../catalogue/select-departures.ts';
import type { TakenByDeparture } from '../inventory/inventory.ts';
import type { HandlerInput } from './handler-input.ts';
import { notFound, Problem } from './problem.ts';
import type { Read } from './response-cache.ts';

const readNames = [
  'tours',
  'tour',
  'tourDepartures',
  'tourPrices',
  'tourTranslations',
  'departure',
  'departureCabins',
  'departureProducts',
  'shipTranslations',
  'productTranslations',
  'cabinTranslations',
  'voucherTranslations',
  'portTranslations',
] as const;
/** An endpoint that is served from the catalogue and the inventory, and whose responses are cached. */
export type ReadName = (typeof readNames)[number];
export const isRead = (name: string): name is ReadName => readNames.some((read) => read === name);

export type Reads = {
  [Name in ReadName]: (input: Pick<HandlerInput<Name>, 'params' | 'query'>) => Promise<{
    departures: readonly StockedDeparture[];
    others: readonly object[];
    body(taken: TakenByDeparture): EndpointWire<Name>;
  }>;
};

/** The tours of one request, and the months of one range of departures: more than any page asks for. */
const most = { tours: 20, months: 13 };

/** A response that no booking changes, made from one object of the catalogue. */
const constant = <Wire>(source: object, wire: Wire) => ({ departures: [], others: [source], body: () => wire }) satisfies Read;

/** The endpoints of the catalogue, with availability reduced by bookings. */
export function createReads(catalogue: Catalogue, today: () => IsoDate): Reads {
  const getTours = (id: string): Catalogue['tours'] => {
    if (id.split(':').length > most.tours) throw new Problem(400, `More than ${most.tours} tours`);
    const tours = findTours(catalogue, id);
    if (!tours) throw notFound('tour');
    return tours;
  };
  const getDeparture = async (id: string): Promise<StockedDeparture> => {
    const departure = await inTime(catalogue.getDeparture(id));
    if (!departure) throw notFound('departure');
    return departure;
  };

  return {
    tours: async () => constant(catalogue.tours, { data: catalogue.tours }),
    tour: async ({ params }) => {
      const tours = getTours(params.id);
      const departures = await getBookableDepartures(catalogue, tours, today());
      return { departures, others: tours, body: (taken) => presentTour(params.id, tours, departures, taken) };
    },
    tourDepartures: async ({ params, query }) => {
      const { start, end } = query;
      if (end > isoDate(plainDate(start).add({ months: most.months }))) throw new Problem(400, `More than ${most.months} months`);
      const departures = await selectDepartures(catalogue, getTours(params.id), { from: start, to: end });
      return {
        departures,
        others: [],
        body: (taken) => departures.map((departure) => presentDeparture(departure, taken(departure.facts.id))),
      };
    },
    tourPrices: async ({ params }) => {
      const departures = await getBookableDepartures(catalogue, getTours(params.id), today());
      return { departures, others: [], body: (taken) => presentPrices(departures, taken) };
    },
    tourTranslations: async () => constant(catalogue.tourTranslations, [...catalogue.tourTranslations]),
    voucherTranslations: async () => constant(catalogue.voucherTranslations, [...catalogue.voucherTranslations]),
    portTranslations: async () => constant(catalogue.portTranslations, [...catalogue.portTranslations]),
    departure: async ({ params }) => {
      const departure = await getDeparture(params.id);
      return { departures: [departure], others: [], body: (taken) => presentDeparture(departure, taken(departure.facts.id)) };
    },
    departureCabins: async ({ params }) => {
      const departure = await getDeparture(params.id);
      return { departures: [departure], others: [], body: (taken) => presentCabins(departure, taken(departure.facts.id)) };
    },
    departureProducts: async ({ params }) => {
      const { products } = await getDeparture(params.id);
      return constant(products, products);
    },
    shipTranslations: async () => constant(catalogue.shipTranslations, [...catalogue.shipTranslations]),
    productTranslations: async () => constant(catalogue.productTranslations, [...catalogue.productTranslations]),
    cabinTranslations: async ({ params }) => {
      const translations = catalogue.getCabinTranslations(params.shipId);
      return constant(translations, [...translations]);
    },
  };
}
