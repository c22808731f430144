import * as v from 'valibot';
import { languages } from '../language.ts';
import { id } from './common.ts';

const image = v.nullish(v.string(), null);

/** Ships and cabins; product translations come without images. CALL-28. */
export const TranslationSchema = v.object({
  id,
  language: v.picklist(languages),
  name: v.nullish(v.string(), null),
  description: v.nullish(v.string(), null),
  image_url: image,
  image_url1: image,
  image_url2: image,
  image_url3: image,
});
export type Translation = v.InferOutput<typeof TranslationSchema>;
