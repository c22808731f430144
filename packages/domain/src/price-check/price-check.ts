import * as v from 'valibot';
import type { Issue } from '../errors/issue.ts';
import { checkQuoteInput } from '../pricing/check-quote-input.ts';
import { quote } from '../pricing/quote.ts';
import { PriceCheckSchema } from './price-check-schema.ts';
import { toOutput } from './to-output.ts';

export type PriceCheckOutput = ReturnType<typeof toOutput>;
export type PriceCheckError = { error: Issue };

/** Beyond this, the sums of a quote could exceed the safe integers. */
const isExact = (output: PriceCheckOutput): boolean =>
  [output.cabins, output.passenger_products, output.additional_products, output.guarantee_fund, output.total * 10].every(
    Number.isSafeInteger,
  );

/** The result for an input that cannot be priced: the path of its first issue (`""` for the whole input) and the reason. */
export const toError = (path: string, message: string): PriceCheckError => ({ error: { path, message } });

/**
 * Prices one input in the wire format, with amounts in whole euro cents, or returns an error with the path of the first
 * issue. Never throws. PRICE-41, PRICE-45.
 */
export function priceCheck(input: unknown): PriceCheckOutput | PriceCheckError {
  const parsed = v.safeParse(PriceCheckSchema, input, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return toError(v.getDotPath(issue) ?? '', issue.message);
  }
  const [issue] = checkQuoteInput(parsed.output);
  if (issue) return { error: issue };
  const output = toOutput(quote(parsed.output));
  return isExact(output) ? output : toError('', 'amounts too large to be exact');
}
