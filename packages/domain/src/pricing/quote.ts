import { resolveMarket } from '../market/resolve-market.ts';
import { add, type Cents, negate, subtract, sum, zero } from '../money/money.ts';
import { cabinLines } from './cabin-price.ts';
import { guaranteeFundLines } from './guarantee-fund.ts';
import { insuranceLines } from './insurance-lines.ts';
import { productLines } from './product-lines.ts';
import { passengerCount, type QuoteInput } from './quote-input.ts';
import type { Quote, QuoteLine } from './quote-line.ts';
import { includedVat } from './vat.ts';
import { discountLines } from './voucher-discount.ts';

/** The sum of the lines' amounts. */
function sumLines(lines: readonly QuoteLine[]): Cents {
  let total = zero;
  for (const { amount } of lines) total = add(total, amount);
  return total;
}

/**
 * The price of a booking, in typed lines that add up to it; every amount in whole euro cents. Never throws on parsed input: ids that
 * are unknown cost nothing (`checkQuoteInput` reports them). PRICE-24, PRICE-25, PRICE-26, PRICE-39, PRICE-40.
 */
export function quote(input: QuoteInput): Quote {
  const market = resolveMarket(input.departure, input.country);
  const passengers = passengerCount(input);

  const cabinPart = cabinLines(input);
  const cabins = sumLines(cabinPart);
  const productPart = productLines(input);
  let additionalProducts = zero;
  let passengerProducts = zero;
  let localCosts = zero;
  for (const { kind, amount, localCost } of productPart) {
    if (kind === 'additional_product') additionalProducts = add(additionalProducts, amount);
    else passengerProducts = add(passengerProducts, amount);
    if (localCost) localCosts = add(localCosts, amount);
  }
  const fundPart = guaranteeFundLines(input);
  const guaranteeFund = sumLines(fundPart);
  const discountPart = discountLines(input, cabins, passengers);
  const discount = negate(sumLines(discountPart));
  const subtotal = subtract(sum(cabins, passengerProducts, additionalProducts, guaranteeFund), discount);

  const insurancePart = insuranceLines(input, market, subtract(subtotal, localCosts));
  const insurance = sumLines(insurancePart);
  const total = add(subtotal, insurance);
  return {
    market,
    passengers,
    lines: [...cabinPart, ...productPart, ...fundPart, ...discountPart, ...insurancePart],
    cabins,
    passengerProducts,
    additionalProducts,
    guaranteeFund,
    discount,
    subtotal,
    vat: includedVat(subtotal, market),
    insurance,
    total,
    localCosts,
    payable: subtract(total, localCosts),
  };
}
