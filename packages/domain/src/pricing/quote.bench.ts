import * as v from 'valibot';
import { bench, describe } from 'vitest';
import example from '../../cases/worked-example.json' with { type: 'json' };
import { PriceCheckSchema } from '../price-check/price-check-schema.ts';
import { quote } from './quote.ts';

const input = v.parse(PriceCheckSchema, example.input);
const amounts = quote(input).lines.map((line) => line.amount);

describe('a quote of nine lines', () => {
  bench('quote, with typed lines', () => {
    quote(input);
  });
  // The floor: nothing but the additions.
  bench('the same amounts added in a bare loop', () => {
    let total = 0;
    for (const amount of amounts) total += amount;
    if (total < 0) throw new Error('never');
  });
});
