/// <reference types="vite/client" />
import { type Brand, brandIdentities, brandName } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';

/** A wordmark's URL and its rendered size in CSS pixels. */
export type Wordmark = { src: string; width: number; height: number; name: string };

/** The addresses of all wordmarks: `wordmark.svg` in a brand's folder, and `wordmark-{language}.svg` where a language has its own. */
const files = import.meta.glob<string>('./*/wordmark*.svg', { eager: true, query: '?no-inline', import: 'default' });

/** The wordmark of a brand. */
export function getWordmark(brand: Brand, language: Language): Wordmark {
  const { wordmark } = brandIdentities[brand];
  const src = files[`./${brand}/wordmark-${language}.svg`] ?? files[`./${brand}/wordmark.svg`] ?? '';
  return { src, ...wordmark, name: brandName(brand, language) };
}
