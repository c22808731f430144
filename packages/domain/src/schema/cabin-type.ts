import * as v from 'valibot';
import { count, euros, id, positiveCount } from './common.ts';

/** Prices per person in cents: `unit_price` for two, `surcharge_price` for one, `discount_price` for three or more. CALL-19, PRICE-6. */
export const CabinTypeSchema = v.pipe(
  v.object({
    id,
    name: v.string(),
    description: v.nullable(v.string()),
    image_url: v.nullable(v.string()),
    image_urls: v.array(v.string()),
    minimum_occupancy: positiveCount,
    maximum_occupancy: positiveCount,
    unit_price: euros,
    discount_price: v.nullable(euros),
    surcharge_price: v.nullable(euros),
    count,
    available_count: count,
  }),
  v.forward(
    v.check((cabin) => cabin.minimum_occupancy <= cabin.maximum_occupancy, 'at least the minimum occupancy'),
    ['maximum_occupancy'],
  ),
);
export type CabinType = v.InferOutput<typeof CabinTypeSchema>;
