import type { EndpointWire } from '@booking/api/endpoints';
import { type Cents, centsToEuros, toCents } from '@booking/domain/money';
import type { PaymentRow } from '../database/schema.ts';

/** A standalone payment in the format of the contract. `paid` is what has been received for it, in euro cents. */
export const presentPayment = (row: PaymentRow, paid: Cents): EndpointWire<'payment'> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  amount: centsToEuros(toCents(row.amount)),
  status: row.status,
  type: row.type,
  booking_number: row.booking_number,
  full_name: row.full_name,
  email: row.email,
  market: row.market,
  exchange_rate: row.exchange_rate,
  paid_amount: centsToEuros(paid),
  ...(row.locale && { locale: row.locale }),
});
