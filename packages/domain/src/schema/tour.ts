import * as v from 'valibot';
import { date, euros, id, positiveCount } from './common.ts';

/** Tour summary; `duration` in days. What a person pays at least and the region are optional. CALL-12, CALL-13. */
export const TourSchema = v.object({
  id,
  name: v.string(),
  duration: positiveCount,
  minimum_price: v.nullish(euros),
  region: v.nullish(v.string()),
});
export type Tour = v.InferOutput<typeof TourSchema>;

export const TourListSchema = v.object({ data: v.array(TourSchema) });

/** Tour detail: at least one tour; the three dates are null when unknown. */
export const TourDetailSchema = v.object({
  id,
  tours: v.pipe(v.array(TourSchema), v.minLength(1, 'at least one tour')),
  first_departure: v.nullable(date),
  last_departure: v.nullable(date),
  first_available: v.nullable(date),
});
export type TourDetail = v.InferOutput<typeof TourDetailSchema>;

/** Lowest and highest price per person of a month, in cents. */
export const MonthPriceSchema = v.object({
  year: v.pipe(v.number(), v.integer()),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  minimum_price: euros,
  maximum_price: euros,
});
export type MonthPrice = v.InferOutput<typeof MonthPriceSchema>;
