import type { EndpointBody, EndpointInput, EndpointName, EndpointWire, endpoints } from '@booking/api/endpoints';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { BookingWorker } from '../bookings/booking-worker.ts';
import { type BookingDeps, createBooking } from '../bookings/create-booking.ts';
import { presentBooking } from '../bookings/present-booking.ts';
import type { Catalogue, StockedDeparture } from '../catalogue/catalogue.ts';
import { couponFor } from '../catalogue/coupons.ts';
import { presentCabins, presentDeparture } from '../catalogue/present.ts';
import { presentProducts } from '../catalogue/present-products.ts';
import { presentPrices, presentTour, summaryOf } from '../catalogue/present-tours.ts';
import { cabinTranslations, productTranslations, shipTranslations } from '../catalogue/present-translations.ts';
import type { CatalogueTour } from '../catalogue/tours.ts';
import type { Database } from '../database/database.ts';
import { bookings, payments as paymentRows } from '../database/schema.ts';
import { takenOf } from '../inventory/inventory.ts';
import type { Payments } from '../payments/payments.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { notFound } from './problem.ts';

type QuerySchema<Name extends EndpointName> = (typeof endpoints)[Name]['query'];
type Query<Name extends EndpointName> = QuerySchema<Name> extends v.GenericSchema ? v.InferOutput<QuerySchema<Name>> : null;
type Params<Name extends EndpointName> = EndpointInput<Name> extends { params: infer Names } ? Names : Record<never, string>;

type HandlerInput<Name extends EndpointName> = { params: Params<Name>; query: Query<Name>; body: EndpointBody<Name>; client: string };
export type Handlers = {
  [Name in EndpointName]: (input: HandlerInput<Name>) => Promise<EndpointWire<Name> | { status: 200 | 201; answer: EndpointWire<Name> }>;
};

export type HandlerDeps = BookingDeps & {
  worker: BookingWorker;
  payments: Payments;
  /** What is stored of a client. */
  clientHash(client: string): string;
};

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Answers of the catalogue, availability counted down by the bookings made here. */
function catalogueHandlers(db: Database, catalogue: Catalogue) {
  const toursOf = (id: string): CatalogueTour[] => {
    const tours = catalogue.toursOf(id);
    if (!tours) throw notFound('tour');
    return tours;
  };
  const departureOf = (id: string): StockedDeparture => {
    const departure = catalogue.departure(id);
    if (!departure) throw notFound('departure');
    return departure;
  };
  const taken = (departures: readonly StockedDeparture[]) =>
    takenOf(
      db,
      departures.map(({ id }) => id),
    );
  const takenOfTours = (tours: readonly CatalogueTour[]) => taken(catalogue.departuresOf(tours.map(({ id }) => id)));

  return {
    tours: async () => ({ data: catalogue.tours.map(summaryOf) }),
    tour: async ({ params }) => {
      const tours = toursOf(params.id);
      return presentTour(catalogue, params.id, tours, await takenOfTours(tours));
    },
    tourDepartures: async ({ params, query }) => {
      const ids = toursOf(params.id).map(({ id }) => id);
      const departures = catalogue.departuresOf(ids, query.start, query.end);
      const gone = await taken(departures);
      return departures.map((departure) => presentDeparture(departure, gone(departure.id)));
    },
    tourPrices: async ({ params }) => {
      const tours = toursOf(params.id);
      return presentPrices(catalogue, tours, await takenOfTours(tours));
    },
    departure: async ({ params }) => {
      const departure = departureOf(params.id);
      return presentDeparture(departure, (await taken([departure]))(departure.id));
    },
    departureCabins: async ({ params }) => {
      const departure = departureOf(params.id);
      return presentCabins(departure, (await taken([departure]))(departure.id));
    },
    departureProducts: async ({ params }) => presentProducts(departureOf(params.id).tour),
    departureVoucher: async ({ params, query }) => {
      const { date, tour } = departureOf(params.id);
      const voucher = couponFor(query.code, { date, duration: tour.duration });
      if (!voucher) throw notFound('voucher');
      return voucher;
    },
    shipTranslations: async () => [...shipTranslations],
    productTranslations: async () => [...productTranslations],
    cabinTranslations: async ({ params }) => cabinTranslations(params.shipId),
  } satisfies Partial<Handlers>;
}

/** One handler for each endpoint of the contract. */
export function createHandlers(deps: HandlerDeps): Handlers {
  const { db, catalogue, worker, payments } = deps;
  const bookingRow = async (id: string) => {
    const [row] = uuidPattern.test(id) ? await db.select().from(bookings).where(eq(bookings.id, id)) : [];
    if (!row) throw notFound('booking');
    return row;
  };
  const paymentRow = async (id: string) => {
    const [row] = uuidPattern.test(id) ? await db.select().from(paymentRows).where(eq(paymentRows.id, id)) : [];
    if (!row) throw notFound('payment');
    return row;
  };
  return {
    ...catalogueHandlers(db, catalogue),
    createBooking: async ({ body, client }) => {
      // A UUID may be written in capitals; the database compares it, and the body's hash, in small letters.
      const { booking, created } = await createBooking(
        deps,
        { ...body, idempotency_key: body.idempotency_key.toLowerCase() },
        { client: deps.clientHash(client) },
      );
      worker.wake();
      // The contract has no failed status here: the client finds out by polling.
      const status = booking.status === 'failed' ? {} : { status: booking.status };
      return { status: created ? 201 : 200, answer: { id: booking.id, ...status } };
    },
    booking: async ({ params }) => {
      const row = await bookingRow(params.id);
      if (row.status !== 'completed' || row.payment_state === 'Paid') return presentBooking(row);
      await payments.refresh({ kind: 'booking', id: row.id });
      return presentBooking(await bookingRow(row.id));
    },
    payBooking: async ({ params, body }) => {
      const { id } = await bookingRow(params.id);
      return { client_secret: await payments.payBooking(id, body.type, body.payment_method_id) };
    },
    payment: async ({ params }) => {
      const row = await paymentRow(params.id);
      if (row.status === 'Completed') return presentPayment(row);
      await payments.refresh({ kind: 'payment', id: row.id });
      return presentPayment(await paymentRow(row.id));
    },
    pay: async ({ params, body }) => {
      const { id } = await paymentRow(params.id);
      return { client_secret: await payments.payStandalone(id, body.payment_method_id) };
    },
  };
}
