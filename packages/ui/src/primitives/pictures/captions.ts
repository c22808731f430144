import type { RuntimeConfig } from '@booking/config';
import type { Language } from '@booking/domain/schema';
import type { LocalText } from '@booking/domain/translations';
import { createContext } from 'react';

export type PictureCaptions = RuntimeConfig['pictureCaptions'];

/** What the deployment says its pictures show. */
export const PictureCaptionsContext = createContext<PictureCaptions>({});

/** What a picture shows, in this language or else in English; null if nothing says it. SHIP-27. */
export function toCaption(src: string, captions: PictureCaptions, language: Language): LocalText | null {
  const [path = ''] = src.split(/[?#]/);
  const texts = Object.entries(captions).find(([end]) => `/${path}`.endsWith(`/${end.replace(/^\//, '')}`))?.[1];
  const own = texts?.[language];
  if (own) return { text: own, language };
  return texts?.en ? { text: texts.en, language: 'en' } : null;
}
