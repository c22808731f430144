import { chargesGuaranteeFund } from '../market/resolve-market.ts';
import { times } from '../money/money.ts';
import { passengerCount, type QuoteInput } from './quote-input.ts';
import type { QuoteLineOf } from './quote-line.ts';

/** The guarantee fund (SGR), once per passenger where it is charged: one line or none. PRICE-15. */
export function guaranteeFundLines(
  input: Pick<QuoteInput, 'products' | 'departure' | 'country' | 'passengers' | 'cabins'>,
): QuoteLineOf<'guarantee_fund'>[] {
  const { sgr } = input.products;
  const quantity = passengerCount(input);
  if (!sgr || quantity === 0 || !chargesGuaranteeFund(input.departure, input.country)) return [];
  const { id, name, unit_price: unitAmount } = sgr;
  return [{ kind: 'guarantee_fund', id, name, quantity, unitAmount, amount: times(unitAmount, quantity) }];
}
