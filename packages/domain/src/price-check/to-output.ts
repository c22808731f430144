import { assertNever } from '../errors/error-code.ts';
import type { Quote, QuoteLine } from '../pricing/quote-line.ts';

/** A line of the output, with its keys in the documented order. */
function toLine(line: QuoteLine) {
  switch (line.kind) {
    case 'cabin': {
      const { kind, id, persons, quantity, unitAmount, amount } = line;
      return { kind, id, persons, quantity, unit_amount: unitAmount, amount };
    }
    case 'bike':
    case 'diet':
    case 'passenger_product':
    case 'additional_product': {
      const { kind, id, quantity, unitAmount, amount, localCost } = line;
      return { kind, id, quantity, unit_amount: unitAmount, amount, local_cost: localCost };
    }
    case 'guarantee_fund': {
      const { kind, id, quantity, unitAmount, amount } = line;
      return { kind, id, quantity, unit_amount: unitAmount, amount };
    }
    case 'discount': {
      const { kind, source, code, amount } = line;
      return { kind, source, code, amount };
    }
    case 'insurance': {
      const { kind, id, insuranceType, amount } = line;
      return { kind, id, insurance_type: insuranceType, amount };
    }
    default:
      return assertNever(line);
  }
}

/** A quote in the output format of the price check; every amount in whole euro cents. PRICE-41. */
export const toOutput = (quote: Quote) => ({
  market: quote.market,
  passengers: quote.passengers,
  lines: quote.lines.map(toLine),
  cabins: quote.cabins,
  passenger_products: quote.passengerProducts,
  additional_products: quote.additionalProducts,
  guarantee_fund: quote.guaranteeFund,
  discount: quote.discount,
  subtotal: quote.subtotal,
  vat: quote.vat,
  insurance: quote.insurance,
  total: quote.total,
  local_costs: quote.localCosts,
  payable: quote.payable,
});
