import type { Brand } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';
import * as v from 'valibot';
import { nonEmptyText, perLanguage } from './config-values.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/**
 * The sentence of a deployment about a fee on credit cards: null for none, undefined for the page's own. It is parsed here and not with the rest
 * of the configuration, since only the payment form needs it.
 */
export function cardFee(brand: Brand, language: Language, { brands }: Pick<RuntimeConfig, 'brands'>): string | null | undefined {
  const given = brands[brand].paymentTerms?.cardFee;
  if (given === null) return null;
  const parsed = v.safeParse(perLanguage(nonEmptyText), given);
  return (parsed.success && parsed.output[language]) || undefined;
}
