import { type Cents, toCents } from './money.ts';

/** A decimal number, exactly: the whole number that `digits` spells, over `10 ** scale`. */
type Decimal = { digits: number | string; scale: number };

/**
 * The decimal that a number's shortest text denotes: 33.33 is 3333 / 10², not the inexact double. Short decimals are found
 * by multiplication, without formatting the number.
 */
function toDecimal(value: number): Decimal {
  for (let scale = 0, power = 1; scale <= 6; scale += 1, power *= 10) {
    const digits = Math.round(value * power);
    if (digits / power === value && digits < 1e15) return { digits, scale };
  }
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { digits: whole + fraction, scale } : { digits: whole + fraction + '0'.repeat(-scale), scale: 0 };
}

/** `numerator / denominator` to the nearest whole number, half away from zero. Exact: no quotient is ever rounded by a double. */
export function divideRounded(numerator: number, denominator: number): Cents {
  // For safe integers, truncating the quotient is exact: a double can tell it from the next whole number. `%` would be slow.
  const whole = Math.trunc(numerator / denominator);
  const rest = numerator - whole * denominator;
  const rounded = Math.abs(rest) * 2 >= denominator ? whole + Math.sign(numerator) : whole;
  return (rounded === 0 ? 0 : rounded) as Cents;
}

function divideRoundedBig(numerator: bigint, denominator: bigint): Cents {
  const rest = numerator % denominator;
  const whole = numerator / denominator;
  const away = (rest < 0n ? -rest : rest) * 2n >= denominator;
  return Number(away ? whole + (numerator < 0n ? -1n : 1n) : whole) as Cents;
}

// Up to the largest safe integer; a table, since `**` would dominate the cost of rounding.
const powersOfTen = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** `amount × factor / 10 ** shift`, rounded to whole cents, half away from zero; `factor` is read as the decimal it is written as. */
function timesDecimal(amount: Cents, factor: number, shift: number): Cents {
  const { digits, scale } = toDecimal(factor);
  const product = amount * Number(digits);
  const denominator = powersOfTen[scale + shift];
  if (Number.isSafeInteger(product) && denominator) return divideRounded(product, denominator);
  return divideRoundedBig(BigInt(amount) * BigInt(digits), 10n ** BigInt(scale + shift));
}

/** `percent` per cent of an amount, in whole cents, half away from zero. Exact: 33.33 % and 3.333 % are right to the half cent. PRICE-3. */
export const percentOf = (amount: Cents, percent: number): Cents => timesDecimal(amount, percent, 2);

/** An amount times a rate (an exchange rate), in whole cents, half away from zero. PRICE-3, PRICE-37. */
export const timesRate = (amount: Cents, rate: number): Cents => timesDecimal(amount, rate, 0);

/** The next whole euro, for a 'from' price in a small place: it never shows less than the price. DATE-29. */
export const ceilToEuro = (amount: Cents): Cents => toCents(Math.ceil(amount / 100) * 100);
