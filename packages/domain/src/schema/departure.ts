import * as v from 'valibot';
import { count, date, euros, id, positiveCount } from './common.ts';
import { VoucherSchema } from './voucher.ts';

export const AvailabilitySchema = v.object({
  minimum_passengers: count,
  available_passengers: count,
  maximum_passengers: count,
  available_cabins: count,
  total_cabins: count,
  minimum_price: euros,
  maximum_price: euros,
});
export type Availability = v.InferOutput<typeof AvailabilitySchema>;

/** CALL-17, CALL-18. `duration` in days; ports may be absent, `voucher` and `availability` absent or null. */
export const DepartureSchema = v.object({
  id,
  tour_id: id,
  tour_name: v.string(),
  ship_id: id,
  ship_name: v.string(),
  program_id: v.string(),
  program_name: v.string(),
  date,
  end_date: date,
  on_request: v.boolean(),
  duration: positiveCount,
  port_of_departure_name: v.optional(v.nullable(v.string())),
  port_of_arrival_name: v.optional(v.nullable(v.string())),
  voucher: v.optional(v.nullable(VoucherSchema)),
  multi_market: v.optional(v.nullable(v.boolean())),
  availability: v.optional(v.nullable(AvailabilitySchema)),
});
export type Departure = v.InferOutput<typeof DepartureSchema>;
