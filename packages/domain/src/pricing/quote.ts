import { resolveMarket } from '../market/resolve-market.ts';
import { type Cents, negate, subtract, sum } from '../money/money.ts';
import { cabinLines } from './cabin-price.ts';
import { guaranteeFundLines } from './guarantee-fund.ts';
import { insuranceLines } from './insurance-lines.ts';
import { productLines } from './product-lines.ts';
import { passengerCount, type QuoteInput } from './quote-input.ts';
import type { Quote, QuoteLine, QuoteLineKind } from './quote-line.ts';
import { includedVat } from './vat.ts';
import { discountLines } from './voucher-discount.ts';

const totalOf = (lines: readonly QuoteLine[], ...kinds: readonly QuoteLineKind[]): Cents =>
  sum(...lines.filter((line) => kinds.includes(line.kind)).map((line) => line.amount));

/**
 * The price of a booking, in typed lines that add up to it; every amount in whole euro cents. Never throws on parsed input: ids that
 * are unknown cost nothing (`checkQuoteInput` reports them). Specification section 9; decisions, Money.
 */
export function quote(input: QuoteInput): Quote {
  const market = resolveMarket(input.departure, input.country);
  const passengers = passengerCount(input);

  const cabinPart = cabinLines(input);
  const productPart = productLines(input);
  const fundPart = guaranteeFundLines(input);
  const cabins = totalOf(cabinPart, 'cabin');
  const discountPart = discountLines(input, cabins, passengers);

  const tripLines: QuoteLine[] = [...cabinPart, ...productPart, ...fundPart, ...discountPart];
  const subtotal = sum(...tripLines.map((line) => line.amount));
  const localCosts = sum(...productPart.filter((line) => line.localCost).map((line) => line.amount));

  const insurancePart = insuranceLines(input, market, subtract(subtotal, localCosts));
  const insurance = totalOf(insurancePart, 'insurance');
  const total = sum(subtotal, insurance);
  return {
    market,
    passengers,
    lines: [...tripLines, ...insurancePart],
    cabins,
    passengerProducts: totalOf(productPart, 'bike', 'diet', 'passenger_product'),
    additionalProducts: totalOf(productPart, 'additional_product'),
    guaranteeFund: totalOf(fundPart, 'guarantee_fund'),
    discount: negate(totalOf(discountPart, 'discount')),
    subtotal,
    vat: includedVat(subtotal, market),
    insurance,
    total,
    localCosts,
    payable: subtract(total, localCosts),
  };
}
