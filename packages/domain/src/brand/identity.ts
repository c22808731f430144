import type { Language } from '../language.ts';

/** What makes a brand, apart from its theme. */
export type BrandIdentity = {
  /** In English, and in the languages where it is called otherwise. */
  names: Readonly<{ en: string } & Partial<Record<Language, string>>>;
  /** What its booking numbers begin with, in the reference backend. */
  numberPrefix: string;
  /** The size of its wordmark, in CSS pixels. BRAND-8. */
  wordmark: { width: number; height: number };
};
