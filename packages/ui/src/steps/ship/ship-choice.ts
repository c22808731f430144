import type { DayLabel, DayState } from '@booking/domain/calendar';
import type { Cents } from '@booking/domain/money';
import type { IsoDate, Language, Voucher } from '@booking/domain/schema';
import type { LocalText } from '@booking/domain/translations';

/** A departure, with its ship's texts and pictures in the visitor's language. */
export type ShipChoice = {
  departureId: string;
  shipName: string;
  /** The tour's name if several tours are on offer; otherwise null. */
  tourName: string | null;
  tourLanguage?: Language | undefined;
  /** HTML; null without a description. */
  description: LocalText | null;
  images: readonly string[];
  from: LocalText | null;
  to: LocalText | null;
  date: IsoDate;
  endDate: IsoDate;
  state: DayState;
  label: DayLabel;
  voucher: Voucher | null;
  /** Per person, in cents; null when unknown. */
  priceFrom: Cents | null;
};
