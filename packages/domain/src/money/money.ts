/** Whole euro cents. A branded type, so that neither euros nor US cents can be mistaken for them. */
export type Cents = number & { readonly '~brand': 'cents' };

/** Whole US cents. A branded type: no arithmetic with euros compiles. Made by `usdEstimate`. */
export type UsdCents = number & { readonly '~brand': 'usd-cents' };

export const zero = 0 as Cents;

/** Takes a whole number of cents. Throws a RangeError for anything that is not a safe integer. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

/** Takes a whole number of US cents. Throws a RangeError for anything that is not a safe integer. */
export const toUsdCents = (value: number): UsdCents => toCents(value) as number as UsdCents;

/** Sum of any number of amounts. */
export function sum(...amounts: readonly Cents[]): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total as Cents;
}

/** Of two amounts; `sum` takes any number. */
export const add = (one: Cents, other: Cents): Cents => (one + other) as Cents;
export const subtract = (from: Cents, amount: Cents): Cents => (from - amount) as Cents;
export const negate = (amount: Cents): Cents => (amount === 0 ? 0 : -amount) as Cents;
/** Amount times a whole number (persons, pieces, days). */
export const times = (amount: Cents, count: number): Cents => (amount * count) as Cents;
export const lesser = (one: Cents, other: Cents): Cents => (one < other ? one : other);

/**
 * Euros of the wire format to cents. Returns null for an amount that is not a finite number, is negative,
 * or has more than two decimals. PRICE-1, PRICE-4.
 */
export function eurosToCents(euros: number): Cents | null {
  if (!Number.isFinite(euros) || euros < 0) return null;
  const value = Math.round(euros * 100);
  // The nearest double of a two-decimal amount is exactly value / 100; anything else had more decimals.
  return value / 100 === euros && Number.isSafeInteger(value) ? toCents(value) : null;
}

/** Cents to euros of the wire format, with at most two decimals. */
export const centsToEuros = (amount: Cents): number => amount / 100;
