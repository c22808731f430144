import type { EndpointName, EndpointWire } from '@booking/api/endpoints';
import { eq } from 'drizzle-orm';
import type { BookingWorker } from '../bookings/booking-worker.ts';
import { type BookingDeps, createBooking } from '../bookings/create-booking.ts';
import { presentBooking } from '../bookings/present-booking.ts';
import { inTime } from '../catalogue/in-time.ts';
import { isPlaceholder, isUuid } from '../database/is-uuid.ts';
import { type BookingRow, bookings, type PaymentRow, payments as paymentRows } from '../database/schema.ts';
import { bookingAccount, paymentReceived } from '../payments/account.ts';
import type { Payments } from '../payments/payments.ts';
import { presentPayment } from '../payments/present-payment.ts';
import type { HandlerInput } from './handler-input.ts';
import { notFound, Problem } from './problem.ts';
import type { ReadName } from './reads.ts';

/** Endpoints that are not served from the response cache. */
type HandlerName = Exclude<EndpointName, ReadName>;
export type Handlers = {
  [Name in HandlerName]: (
    input: HandlerInput<Name> & { client: string },
  ) => Promise<EndpointWire<Name> | { status: 200 | 201; body: EndpointWire<Name> }>;
};

export type HandlerDeps = BookingDeps & {
  worker: BookingWorker;
  payments: Payments;
  /** Counts a question to the card provider for a client. False if there were too many. */
  mayCheckPayment(client: string): Promise<boolean>;
};

const invalidKey = (): Problem =>
  new Problem(422, 'The request body is invalid', { errors: [{ path: 'idempotency_key', message: 'a UUID that stands for none' }] });

/** One handler for each endpoint that does not read the catalogue. */
export function createHandlers(deps: HandlerDeps): Handlers {
  const { db, catalogue, worker, payments, mayCheckPayment } = deps;
  const bookingRow = async (id: string) => {
    const [row] = isUuid(id) ? await db.select().from(bookings).where(eq(bookings.id, id)) : [];
    if (!row || row.erased_at) throw notFound('booking');
    return row;
  };
  const paymentRow = async (id: string) => {
    const [row] = isUuid(id) ? await db.select().from(paymentRows).where(eq(paymentRows.id, id)) : [];
    if (!row || row.erased_at) throw notFound('payment');
    return row;
  };
  const toBooking = async (row: BookingRow) => presentBooking(row, await bookingAccount(db, row));
  const toPayment = async (row: PaymentRow) => presentPayment(row, await paymentReceived(db, row));
  return {
    departureVoucher: async ({ params, query }) => {
      const departure = await inTime(catalogue.getDeparture(params.id));
      if (!departure) throw notFound('departure');
      const voucher = await inTime(catalogue.getCoupon(query.code, departure.facts));
      if (!voucher) throw notFound('voucher');
      return voucher;
    },
    createBooking: async ({ body, client }) => {
      if (isPlaceholder(body.idempotency_key)) throw invalidKey();
      // A UUID may be sent in upper case. The database returns it in lower case, and the stored body is compared with later ones.
      const { booking, created } = await createBooking(deps, { ...body, idempotency_key: body.idempotency_key.toLowerCase() }, client);
      if (booking.status === 'pending') worker.wake();
      // The contract has no failed status here. The client finds out by polling.
      const status = booking.status === 'failed' ? {} : { status: booking.status };
      return { status: created ? 201 : 200, body: { id: booking.id, ...status } };
    },
    booking: async ({ params, client }) => {
      const row = await bookingRow(params.id);
      if (row.status !== 'completed' || row.payment_state === 'Paid') return toBooking(row);
      await payments.refresh({ kind: 'booking', id: row.id }, () => mayCheckPayment(client));
      return toBooking(await bookingRow(row.id));
    },
    payBooking: async ({ params, body }) => {
      const { id } = await bookingRow(params.id);
      return { client_secret: await payments.payBooking(id, body.type, body.payment_method_id) };
    },
    payment: async ({ params, client }) => {
      const row = await paymentRow(params.id);
      if (row.status === 'Completed') return toPayment(row);
      await payments.refresh({ kind: 'payment', id: row.id }, () => mayCheckPayment(client));
      return toPayment(await paymentRow(row.id));
    },
    pay: async ({ params, body }) => {
      const { id } = await paymentRow(params.id);
      return { client_secret: await payments.payStandalone(id, body.payment_method_id) };
    },
  };
}
