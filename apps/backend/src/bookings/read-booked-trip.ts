import type { EndpointWire } from '@booking/api/endpoints';
import { type CabinSelection, toCabinSelection } from '@booking/domain/cabins';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isUuid } from '../database/is-uuid.ts';
import { bookings } from '../database/schema.ts';
import { bookingAccount } from '../payments/account.ts';
import { presentBooking } from './present-booking.ts';

type CompletedBooking = Extract<EndpointWire<'booking'>, { status: 'completed' }>;

/** What a brand's page may show of a booking: the cabins by type with the persons in each, and the money as in the contract. */
export type BookedTrip = { cabins: CabinSelection } & Pick<
  CompletedBooking,
  'full_amount' | 'local_costs' | 'paid_amount' | 'balance_due' | 'balance_due_date'
>;

/** The trip of a completed booking, without anything personal; null if there is no such booking, or if it has been erased. */
export async function readBookedTrip(db: Database, id: string): Promise<BookedTrip | null> {
  const [row] = isUuid(id) ? await db.select().from(bookings).where(eq(bookings.id, id)) : [];
  if (!row?.request) return null;
  const booking = presentBooking(row, await bookingAccount(db, row));
  if (booking.status !== 'completed') return null;
  const { full_amount, local_costs, paid_amount, balance_due, balance_due_date } = booking;
  const cabins = toCabinSelection(row.request.passengers.map(({ cabin }) => cabin));
  return { cabins, full_amount, local_costs, paid_amount, balance_due, balance_due_date };
}
