import type { Language } from '../language.ts';

/** What makes a brand, apart from its theme. */
export type BrandIdentity = {
  names: Readonly<Record<Language, string>>;
  /** What its booking numbers begin with, in the reference backend. */
  numberPrefix: string;
  /** The size of its wordmark, in CSS pixels. BRAND-8. */
  wordmark: { width: number; height: number };
};
