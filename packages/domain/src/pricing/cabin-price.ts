import { getEntry } from '../cabins/selection.ts';
import { times } from '../money/money.ts';
import type { QuoteInput } from './quote-input.ts';
import type { QuoteLineOf } from './quote-line.ts';

type Prices<Amount> = { unit_price: Amount; discount_price: Amount | null; surcharge_price: Amount | null };

/** Per person, in the unit of the prices (cents, or euros on the wire): `surcharge_price` for 1, `unit_price` for 2, `discount_price` for 3 or more, each falling back to `unit_price`. PRICE-6. */
export function cabinPrice<Amount>({ unit_price, discount_price, surcharge_price }: Prices<Amount>, persons: number): Amount {
  if (persons === 1) return surcharge_price ?? unit_price;
  return persons >= 3 ? (discount_price ?? unit_price) : unit_price;
}

/** One line per cabin type and persons count, in the order in which the counts first appear. */
export function cabinLines({ cabinTypes, cabins }: Pick<QuoteInput, 'cabinTypes' | 'cabins'>): QuoteLineOf<'cabin'>[] {
  const lines: QuoteLineOf<'cabin'>[] = [];
  for (const type of cabinTypes) {
    const first = lines.length;
    for (const persons of getEntry(cabins, type.id) ?? []) {
      if (persons <= 0) continue;
      const unitAmount = cabinPrice(type, persons);
      const same = lines.find((line, index) => index >= first && line.persons === persons);
      if (same) {
        same.quantity += 1;
        same.amount = times(unitAmount, persons * same.quantity);
      } else {
        lines.push({ kind: 'cabin', id: type.id, name: type.name, persons, quantity: 1, unitAmount, amount: times(unitAmount, persons) });
      }
    }
  }
  return lines;
}
