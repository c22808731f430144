import * as v from 'valibot';
import { languages } from '../language.ts';
import { id } from './common.ts';

const text = v.nullish(v.string(), null);
const language = v.picklist(languages);

/** Tours, ships and cabins; of tours only the name is shown. CALL-28. */
export const TranslationSchema = v.object({
  id,
  language,
  name: text,
  description: text,
  image_url: text,
  image_url1: text,
  image_url2: text,
  image_url3: text,
});
export type Translation = v.InferOutput<typeof TranslationSchema>;

/** Products need no images. One whose id is an insurance policy's may have the policy's other texts, too. CALL-28, CALL-47. */
export const ProductTranslationSchema = v.object({ ...TranslationSchema.entries, summary: text, fine_print: text, terms: text });
export type ProductTranslation = v.InferOutput<typeof ProductTranslationSchema>;

/** The description of a voucher, by its code. CALL-48. */
export const VoucherTranslationSchema = v.object({ code: v.string(), language, description: text });
export type VoucherTranslation = v.InferOutput<typeof VoucherTranslationSchema>;

/** The name of a port. `name` is the one that departures carry. CALL-49. */
export const PortTranslationSchema = v.object({ name: v.string(), language, translation: text });
export type PortTranslation = v.InferOutput<typeof PortTranslationSchema>;
