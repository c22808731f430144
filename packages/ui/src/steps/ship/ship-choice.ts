import type { Language } from '@booking/domain/schema';
import type { ShipOption } from '@booking/domain/steps';
import type { LocalText } from '@booking/domain/translations';

/** A departure on offer, with its ship's texts and pictures in the visitor's language. */
export type ShipChoice = {
  option: ShipOption;
  shipName: string;
  tourName: string;
  tourLanguage?: Language | undefined;
  /** HTML; null without a description. */
  description: LocalText | null;
  images: readonly string[];
  from: LocalText | null;
  to: LocalText | null;
};
