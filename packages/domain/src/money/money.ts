/** Whole euro cents (or cents of another currency where a name says so). A type of its own, so that euros cannot be taken for cents. */
export type Cents = number & { readonly '~brand': 'cents' };

export const zero = 0 as Cents;

/** Takes a whole number of cents. Throws a RangeError for anything that is not a safe integer. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

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
 * Euros as they stand on the wire, to cents. Returns null for an amount that is no finite number, is negative,
 * or has more than two decimals. Decisions, Money.
 */
export function eurosToCents(euros: number): Cents | null {
  if (!Number.isFinite(euros) || euros < 0) return null;
  const value = Math.round(euros * 100);
  // The nearest double of a two-decimal amount is exactly value / 100; anything else had more decimals.
  return value / 100 === euros && Number.isSafeInteger(value) ? toCents(value) : null;
}

/** Cents as the wire's euros, with at most two decimals. */
export const centsToEuros = (amount: Cents): number => amount / 100;
