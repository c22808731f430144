import { resolveMarket } from '../market/resolve-market.ts';
import { type Cents, negate, subtract, sum, zero } from '../money/money.ts';
import { cabinLines } from './cabin-price.ts';
import { guaranteeFundLines } from './guarantee-fund.ts';
import { insuranceLines } from './insurance-lines.ts';
import type { ProductLine } from './product-cost.ts';
import { productLines } from './product-lines.ts';
import { passengerCount, type QuoteInput } from './quote-input.ts';
import type { Quote, QuoteLine, QuoteLineKind } from './quote-line.ts';
import { includedVat } from './vat.ts';
import { discountLines } from './voucher-discount.ts';

/** The amounts of lines added up by kind. */
function sumsByKind(lines: readonly QuoteLine[]): Record<QuoteLineKind, Cents> {
  const sums: Record<QuoteLineKind, Cents> = {
    cabin: zero,
    bike: zero,
    diet: zero,
    passenger_product: zero,
    additional_product: zero,
    guarantee_fund: zero,
    discount: zero,
    insurance: zero,
  };
  for (const { kind, amount } of lines) sums[kind] = sum(sums[kind], amount);
  return sums;
}

function totalOf(lines: readonly QuoteLine[]): Cents {
  let total = zero;
  for (const { amount } of lines) total = sum(total, amount);
  return total;
}

const localCostsOf = (lines: readonly ProductLine[]): Cents => totalOf(lines.filter((line) => line.localCost));

/**
 * The price of a booking, in typed lines that add up to it; every amount in whole euro cents. Never throws on parsed input: ids that
 * are unknown cost nothing (`checkQuoteInput` reports them). Specification section 9; decisions, Money.
 */
export function quote(input: QuoteInput): Quote {
  const market = resolveMarket(input.departure, input.country);
  const passengers = passengerCount(input);

  const cabinPart = cabinLines(input);
  const productPart = productLines(input);
  const trip: QuoteLine[] = [...cabinPart, ...productPart, ...guaranteeFundLines(input)];
  trip.push(...discountLines(input, totalOf(cabinPart), passengers));
  const subtotal = totalOf(trip);
  const localCosts = localCostsOf(productPart);

  const insurancePart = insuranceLines(input, market, subtract(subtotal, localCosts));
  const lines = insurancePart.length > 0 ? [...trip, ...insurancePart] : trip;
  const sums = sumsByKind(lines);
  const total = sum(subtotal, sums.insurance);
  return {
    market,
    passengers,
    lines,
    cabins: sums.cabin,
    passengerProducts: sum(sums.bike, sums.diet, sums.passenger_product),
    additionalProducts: sums.additional_product,
    guaranteeFund: sums.guarantee_fund,
    discount: negate(sums.discount),
    subtotal,
    vat: includedVat(subtotal, market),
    insurance: sums.insurance,
    total,
    localCosts,
    payable: subtract(total, localCosts),
  };
}
