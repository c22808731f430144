import type { Language } from '@booking/domain/schema';
import type { LocalText } from '@booking/domain/translations';
import * as v from 'valibot';
import { key, nonEmptyText, perLanguage } from './config-values.ts';
import type { RuntimeConfig } from './runtime-config.ts';

const CaptionsSchema = key(v.record(nonEmptyText, key(v.nullable(perLanguage(nonEmptyText)), null)), {});

/**
 * What a picture shows, in a language or else in English; null if the configuration does not say it. It is parsed here and not with the rest of the
 * configuration, since only the gallery needs it.
 */
export function pictureCaption(src: string, language: Language, config: Pick<RuntimeConfig, 'pictureCaptions'>): LocalText | null {
  const [path = ''] = src.split(/[?#]/);
  const captions = Object.entries(v.parse(CaptionsSchema, config.pictureCaptions));
  const texts = captions.find(([end]) => `/${path}`.endsWith(`/${end.replace(/^\//, '')}`))?.[1];
  const own = texts?.[language];
  if (own) return { text: own, language };
  return texts?.en ? { text: texts.en, language: 'en' } : null;
}
