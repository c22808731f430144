import type { EndpointWire } from '@booking/api/endpoints';
import { brandIdentities } from '@booking/domain/brand';
import { type Cents, centsToEuros, subtract, sum, toCents, zero } from '@booking/domain/money';
import { balanceDueDate } from '@booking/domain/pricing';
import { type IsoDate, isIsoDate, type PaymentType } from '@booking/domain/schema';
import type { BookingRow } from '../database/schema.ts';

export const bookingNumber = ({ brand, serial }: Pick<BookingRow, 'brand' | 'serial'>): string =>
  `${brandIdentities[brand].numberPrefix}-${serial}`;

/** The price of a booking without the costs that are paid locally. */
export const fullAmount = ({ amount, local_costs, insurance_amount }: BookingRow): Cents =>
  sum(subtract(toCents(amount), toCents(local_costs)), toCents(insurance_amount));

/** Null while a booking is on request: nothing is due before it is confirmed. */
export const getDeposit = ({ on_request, deposit }: BookingRow): Cents | null => (on_request || deposit === null ? null : toCents(deposit));

const canPay = ({ status, on_request, payment_state }: BookingRow): boolean =>
  status === 'completed' && !on_request && payment_state === 'Open';

/** The amount to be paid now, in cents; null if the booking cannot be paid this way. */
export function payableAmount(row: BookingRow, type: PaymentType): Cents | null {
  const amount = canPay(row) ? (type === 'deposit' ? getDeposit(row) : fullAmount(row)) : null;
  return amount !== null && amount > 0 ? amount : null;
}

/** What has been received for a booking, and what is still owed without local costs. In euro cents. */
export type Account = { paid: Cents; owed: Cents };

/** When an unpaid booking loses its cabins; null if it has no hold, or a payment in process keeps them. */
const holdEnd = (row: BookingRow): string | null => (canPay(row) ? (row.hold_until?.toISOString() ?? null) : null);

/** When the rest is due after a deposit; null if nothing is, or everything is due at once. */
function getBalanceDate({ departure_date, deposit }: BookingRow, owed: Cents): IsoDate | null {
  if (deposit === null || owed === zero || !isIsoDate(departure_date)) return null;
  return balanceDueDate(departure_date);
}

/** What is owed of a booking on request is unknown until it is confirmed. */
const presentAccount = (row: BookingRow, { paid, owed }: Account) => ({
  hold_expires_at: holdEnd(row),
  paid_amount: centsToEuros(paid),
  balance_due: row.on_request ? null : centsToEuros(owed),
  balance_due_date: row.on_request ? null : getBalanceDate(row, owed),
});

/** The booking in the format of the contract: pending, failed or completed. */
export function presentBooking(row: BookingRow, account: Account): EndpointWire<'booking'> {
  if (row.status === 'pending') return { status: 'pending', id: row.id };
  if (row.status === 'failed') return { status: 'failed', id: row.id, error: row.error };
  const deposit = getDeposit(row);
  return {
    status: 'completed',
    id: row.id,
    departure_date: row.departure_date,
    can_pay: canPay(row),
    on_request: row.on_request,
    tour_name: row.tour_name,
    tour_id: row.tour_id,
    tour_external_id: row.tour_external_id,
    name: row.name,
    email: row.email,
    market: row.market,
    exchange_rate: row.exchange_rate,
    state: row.payment_state,
    number: bookingNumber(row),
    amount: centsToEuros(toCents(row.amount)),
    local_costs: centsToEuros(toCents(row.local_costs)),
    full_amount: centsToEuros(fullAmount(row)),
    insurance_amount: centsToEuros(toCents(row.insurance_amount)),
    deposit: deposit === null ? null : centsToEuros(deposit),
    locale: row.locale,
    ...presentAccount(row, account),
  };
}
