import type { DayLabel, DayState } from '@booking/domain/calendar';
import type { Cents } from '@booking/domain/money';
import type { IsoDate, Voucher } from '@booking/domain/schema';

/** A departure, with its ship's texts and pictures in the visitor's language. */
export type ShipChoice = {
  departureId: string;
  shipName: string;
  /** The tour's name if several tours are on offer; otherwise null. */
  tourName: string | null;
  /** Translated HTML; null without a translation. */
  description: string | null;
  images: readonly string[];
  from: string | null;
  to: string | null;
  date: IsoDate;
  endDate: IsoDate;
  state: DayState;
  label: DayLabel;
  voucher: Voucher | null;
  /** Per person, in cents; null when unknown. */
  priceFrom: Cents | null;
};
