import * as v from 'valibot';
import type { Issue } from '../errors/issue.ts';
import { checkQuoteInput } from '../pricing/check-quote-input.ts';
import { quote } from '../pricing/quote.ts';
import { PriceCheckSchema } from './price-check-schema.ts';
import { toAnswer } from './to-answer.ts';

export type PriceCheckAnswer = ReturnType<typeof toAnswer>;
export type PriceCheckRefusal = { error: Issue };

/** Beyond this, the sums of a quote could exceed the safe integers. */
const isExact = (answer: PriceCheckAnswer): boolean =>
  [answer.cabins, answer.passenger_products, answer.additional_products, answer.guarantee_fund, answer.total * 10].every(
    Number.isSafeInteger,
  );

/** An input that cannot be priced, with the path of its first issue (`""` for the whole of it). */
export const refusal = (path: string, message: string): PriceCheckRefusal => ({ error: { path, message } });

/**
 * Prices one input of the wire's own shapes, amounts of the result in whole euro cents, or refuses it with the path of the first
 * issue. Never throws. PRICE-41, PRICE-45.
 */
export function priceCheck(input: unknown): PriceCheckAnswer | PriceCheckRefusal {
  const parsed = v.safeParse(PriceCheckSchema, input, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return refusal(v.getDotPath(issue) ?? '', issue.message);
  }
  const [misfit] = checkQuoteInput(parsed.output);
  if (misfit) return { error: misfit };
  const answer = toAnswer(quote(parsed.output));
  return isExact(answer) ? answer : refusal('', 'amounts too large to be exact');
}
