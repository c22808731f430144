import { entryOf } from '../cabins/selection.ts';
import { type Cents, times } from '../money/money.ts';
import type { CabinType } from '../schema/cabin-type.ts';
import type { QuoteInput } from './quote-input.ts';
import type { QuoteLineOf } from './quote-line.ts';

type Prices = Pick<CabinType, 'unit_price' | 'discount_price' | 'surcharge_price'>;

/** Per person, in cents: `surcharge_price` for 1, `unit_price` for 2, `discount_price` for 3 or more, each falling back to `unit_price`. Section 9. */
export function cabinPrice({ unit_price, discount_price, surcharge_price }: Prices, persons: number): Cents {
  if (persons === 1) return surcharge_price ?? unit_price;
  return persons >= 3 ? (discount_price ?? unit_price) : unit_price;
}

/** How many cabins there are of each persons count, in the order in which the counts first appear. */
function countByPersons(cabins: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const persons of cabins) if (persons > 0) counts.set(persons, (counts.get(persons) ?? 0) + 1);
  return counts;
}

/** One line per cabin type and persons count. */
export const cabinLines = ({ cabinTypes, cabins }: Pick<QuoteInput, 'cabinTypes' | 'cabins'>): QuoteLineOf<'cabin'>[] =>
  cabinTypes.flatMap((type) =>
    Array.from(countByPersons(entryOf(cabins, type.id) ?? []), ([persons, quantity]) => {
      const unitAmount = cabinPrice(type, persons);
      return { kind: 'cabin', id: type.id, name: type.name, persons, quantity, unitAmount, amount: times(unitAmount, persons * quantity) };
    }),
  );
