import type { EndpointWire } from '@booking/api/endpoints';
import type { Brand } from '@booking/domain/brand';
import type { Departure, IsoDate } from '@booking/domain/schema';

type Translation = EndpointWire<'shipTranslations'>[number];
type ProductTranslation = EndpointWire<'productTranslations'>[number];

/**
 * A departure as if nothing of it was booked; the backend subtracts what bookings have taken. The object never changes: what is derived from it is
 * stored with it. A catalogue that changes returns new objects.
 */
export type StockedDeparture = {
  /** In the format of the contract, without the availability, which follows from the rest. */
  facts: Omit<EndpointWire<'departure'>, 'availability' | 'date'> & { date: IsoDate };
  /** The id of the tour in other systems. */
  tourExternalId: string;
  /** The time zone of its port of departure (IANA); without it that of the catalogue. */
  timeZone?: string;
  /** The guests that the ship takes, however many beds its cabins have. */
  guests: number;
  /** The persons that a booking may have; null if the availability is unknown. */
  party: { minimum: number; maximum: number } | null;
  /** All cabins of the ship, on sale or not. */
  totalCabins: number;
  /** The cabin types in the format of the contract. `count` cabins may be chosen, of which `available_count` are certainly available. */
  cabins: EndpointWire<'departureCabins'>;
  products: EndpointWire<'departureProducts'>;
};

/** Where the ships of a catalogue depart that says nothing about it. */
const defaultTimeZone = 'Europe/Amsterdam';

/** A range of days, `from` inclusive, `to` exclusive. */
export type Days = { from: IsoDate; to: IsoDate };

/**
 * What the backend sells. An application passes its own. Its lists are few objects in memory, which a catalogue that changes replaces. Departures and
 * coupons may be many: they are read when they are needed, from a database or a service.
 */
export type Catalogue = {
  /** The time zone of its ports of departure (IANA). Default: Europe/Amsterdam. A departure can no longer be booked once its day has begun there. */
  timeZone?: string;
  tours: EndpointWire<'tours'>['data'];
  /** Null for an unknown id. */
  getDeparture(id: string): Promise<StockedDeparture | null>;
  /** The departures of a tour on some days, by date, past ones included. */
  getDepartures(tourId: string, days: Days): Promise<readonly StockedDeparture[]>;
  /** The coupon of a code, as a customer entered it; null if it is unknown or not valid for the departure. */
  getCoupon(code: string, departure: Pick<Departure, 'date' | 'duration'>): Promise<EndpointWire<'departureVoucher'> | null>;
  /** Names only; none if the tours are not translated. Then the pages do not ask for them. */
  tourTranslations: readonly EndpointWire<'tourTranslations'>[number][];
  /** Descriptions of vouchers, by code: those of departures, and coupons whose code anybody may know; none if they are not translated. */
  voucherTranslations: readonly EndpointWire<'voucherTranslations'>[number][];
  /** Names of ports, by the name that departures carry; none if they are not translated. */
  portTranslations: readonly EndpointWire<'portTranslations'>[number][];
  shipTranslations: readonly Translation[];
  /** Of products and of insurance policies, which are products with their own ids: they have a summary, fine print and terms, too. */
  productTranslations: readonly ProductTranslation[];
  /** All policies that departures have. */
  insurancePolicies: EndpointWire<'departureProducts'>['insurance_policies'];
  getCabinTranslations(shipId: string): readonly Translation[];
  /** US dollars per euro. Each booking stores the rate of its day. */
  exchangeRate: number;
  /** The address of the picture of a tour, with `{id}` in place of its id; null if there are none. */
  tourPictures: string | null;
  /** The same for messengers, which show no SVG; without it they get `tourPictures`. */
  socialPictures?: string;
  /** What the brands say of themselves: `brands` of the shells' configuration, unless `RUNTIME_CONFIG` has it. */
  brands?: Readonly<Partial<Record<Brand, unknown>>>;
  /** The addresses of the terms, likewise: `legal`. */
  legal?: Readonly<Partial<Record<Brand, unknown>>>;
};

/** The time zone in which a departure's day begins. */
export const getTimeZone = ({ timeZone = defaultTimeZone }: Catalogue, departure?: StockedDeparture): string =>
  departure?.timeZone ?? timeZone;
