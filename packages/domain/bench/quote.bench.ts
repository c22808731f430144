import { quote } from '@booking/domain/pricing';
import { bench, describe } from 'vitest';
import { byBig, byDinero } from './arithmetics.ts';
import { fullInput } from './full-input.ts';
import { type Arithmetic, quoteWith } from './quote-with.ts';

const ours = quote(fullInput);
const sums = ['cabins', 'discount', 'subtotal', 'vat', 'insurance', 'total', 'localCosts', 'payable'] as const;

/** A quote by a library, once it is checked to return the same sums as ours. */
function checked<Money>(money: Arithmetic<Money>): () => unknown {
  const price = quoteWith(money, fullInput);
  const theirs = price();
  if (theirs.lines.length !== ours.lines.length) throw new Error(`${theirs.lines.length} lines, not ${ours.lines.length}`);
  for (const name of sums) {
    const amount = theirs[name] === null ? null : money.toCents(theirs[name]);
    if (amount !== ours[name]) throw new Error(`${name}: ${amount}, not ${ours[name]}`);
  }
  return price;
}

describe('a full quote: 5 cabins, 10 passengers, 6 products, 2 vouchers, insurance', () => {
  const [dinero, big] = [checked(byDinero), checked(byBig)];
  const amounts = ours.lines.map((line) => line.amount);

  bench('quote', () => {
    quote(fullInput);
  });
  bench('the same with dinero.js', () => {
    dinero();
  });
  bench('the same with big.js', () => {
    big();
  });
  // The floor: nothing but the additions.
  bench('its amounts added in a bare loop', () => {
    let total = 0;
    for (const amount of amounts) total += amount;
    if (total !== ours.total) throw new Error('another total');
  });
});
