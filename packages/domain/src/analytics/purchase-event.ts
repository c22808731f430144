import { assertNever } from '../errors/error-code.ts';
import { centsToEuros } from '../money/money.ts';
import type { Quote, QuoteLine } from '../pricing/quote-line.ts';
import type { Departure } from '../schema/departure.ts';
import { tripItems } from './cart-events.ts';
import { type PricedItem, type PurchaseEvent, toItem } from './events.ts';

/** The item of a line. Discounts and insurance are not items; they are included in the value. */
function lineItem(line: QuoteLine): PricedItem[] {
  switch (line.kind) {
    case 'cabin': {
      const { id, name, persons, quantity, unitAmount: price } = line;
      return [{ item_id: id, item_name: name, item_category: 'cabin', item_variant: String(persons), price, quantity: persons * quantity }];
    }
    case 'bike':
    case 'diet':
      return [{ item_id: line.id, item_name: line.name, item_category: line.kind, price: line.unitAmount, quantity: line.quantity }];
    case 'passenger_product':
    case 'additional_product':
    case 'guarantee_fund':
      return [{ item_id: line.id, item_name: line.name, item_category: 'product', price: line.unitAmount, quantity: line.quantity }];
    case 'discount':
    case 'insurance':
      return [];
    default:
      return assertNever(line);
  }
}

/**
 * `purchase`, once per booking: `transaction` identifies it without opening it, `value` is the total, `tax` the VAT (default market only),
 * `coupon` the customer's code. OUT-26.
 */
export function purchaseEvent(input: { transaction: string; departure: Departure; quote: Quote; coupon: string | null }): PurchaseEvent {
  const { transaction, departure, quote, coupon } = input;
  return {
    event: 'purchase',
    ecommerce: {
      currency: 'EUR',
      value: centsToEuros(quote.total),
      transaction_id: transaction,
      ...(coupon ? { coupon } : {}),
      ...(quote.vat === null ? {} : { tax: centsToEuros(quote.vat) }),
      items: [...tripItems(departure), ...quote.lines.flatMap(lineItem)].map(toItem),
    },
  };
}
