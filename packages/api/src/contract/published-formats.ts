import { date, euros, instant, positiveNumber } from '@booking/domain/schema';

/**
 * At most two decimals, for every validator. `multipleOf: 0.01` alone would refuse one amount in seven (19.99, 3032.92) where the validator divides
 * doubles, as most do: 19.99 / 0.01 is 1998.9999999999998. Divided by a 21st of a cent, which as a double lies favourably, every amount is whole, and no number
 * with more decimals is, since 21 has no factor in common with 10. A validator that calculates in decimals is done with the first of the two.
 */
const twoDecimals = { if: { multipleOf: 0.01 }, else: { multipleOf: 0.01 / 21 } };

/** What the checks of our schemas mean in JSON Schema. By the check itself, since all fields share it. */
export const publishedFormats: ReadonlyMap<unknown, object> = new Map<unknown, object>([
  [date.pipe[1], { format: 'date' }],
  [instant.pipe[1], { format: 'date-time' }],
  [euros.pipe[1], { minimum: 0, maximum: Number.MAX_SAFE_INTEGER / 100, ...twoDecimals }],
  [positiveNumber.pipe[1], { exclusiveMinimum: 0 }],
]);
