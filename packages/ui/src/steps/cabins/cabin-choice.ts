import type { CabinType, Language } from '@booking/domain/schema';
import type { LocalText } from '@booking/domain/translations';

/** A cabin type with its texts and pictures in the visitor's language. */
export type CabinChoice = {
  type: CabinType;
  name: string;
  nameLanguage?: Language | undefined;
  /** HTML; null without a description. */
  description: LocalText | null;
  images: readonly string[];
};
