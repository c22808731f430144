import * as v from 'valibot';
import { euros, markets, percentage, productId } from './common.ts';

const priced = { id: productId, market: v.picklist(markets), fixed_cost: euros, fee_percentage: percentage, tax_percentage: percentage };
const text = v.nullish(v.string(), null);

/** CALL-22. The four texts are present for cancellation and optional for travel. */
export const InsurancePolicySchema = v.variant('insurance_type', [
  v.object({
    ...priced,
    insurance_type: v.literal('cancellation'),
    description: v.string(),
    summary: v.string(),
    fine_print: v.string(),
    terms: v.string(),
  }),
  v.object({ ...priced, insurance_type: v.literal('travel'), description: text, summary: text, fine_print: text, terms: text }),
]);
export type InsurancePolicy = v.InferOutput<typeof InsurancePolicySchema>;
