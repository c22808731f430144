import type { DayLabel, DayState } from '@booking/domain/calendar';
import type { Cents } from '@booking/domain/money';
import type { IsoDate, Voucher } from '@booking/domain/schema';

/** A departure to choose, with the texts and pictures of its ship in the visitor's language. */
export type ShipChoice = {
  departureId: string;
  shipName: string;
  /** The tour's name where several tours are on offer; else null. */
  tourName: string | null;
  /** HTML of a translation; null when there is none. */
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
