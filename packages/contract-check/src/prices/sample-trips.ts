import { isCouponAllowed } from '@booking/domain/pricing';
import type { CabinType, Departure, Products, Voucher } from '@booking/domain/schema';
import type { DepartureSubject } from '../catalogue/departure-subject.ts';
import type { ParsedResponse } from '../finding.ts';

/** A trip in the price check's input format, which is the wire format. */
type TripInput = {
  departure: unknown;
  cabin_types: unknown;
  products: unknown;
  cabins: Record<string, number[]>;
  passengers: { bike: string; diet: string; other: string[] }[];
  country: string | null;
  coupon: unknown;
  additional: Record<string, number>;
  insurance: { cancellation: boolean; travel: boolean };
};
export type Trip = { name: string; input: TripInput };

/** Up to two types of cabin, each with one cabin at its maximum occupancy and, where possible, one at its minimum. */
function sampleCabins(types: readonly CabinType[]): Record<string, number[]> {
  const chosen = types.filter(({ count }) => count > 0).slice(0, 2);
  return Object.fromEntries(
    chosen.map(({ id, count, minimum_occupancy: low, maximum_occupancy: high }) => [id, count > 1 && low < high ? [high, low] : [high]]),
  );
}

const toPassenger = ({ bikes, diets, other }: Products, index: number): TripInput['passengers'][number] => ({
  bike: bikes[index % (bikes.length + 1)]?.id ?? '',
  diet: diets[index % (diets.length + 1)]?.id ?? '',
  // Every second passenger takes everything, the others only what is mandatory.
  other: other.filter(({ passenger_product, mandatory }) => passenger_product && (index % 2 === 0 || mandatory)).map(({ id }) => id),
});

/** Trips of one departure: the cabin step, then everything that is offered, for guests of both markets and for a country without insurance. */
function toTrips(
  departure: ParsedResponse<Departure>,
  cabinTypes: ParsedResponse<CabinType[]>,
  products: ParsedResponse<Products>,
  coupon: ParsedResponse<Voucher> | null,
): Trip[] {
  const cabins = sampleCabins(cabinTypes.data);
  const persons = Object.values(cabins)
    .flat()
    .reduce((total, count) => total + count, 0);
  if (persons === 0) return [];
  const shared = { departure: departure.wire, cabin_types: cabinTypes.wire, products: products.wire, cabins };
  const extras = products.data.other.filter(({ passenger_product }) => !passenger_product);
  const whole = {
    ...shared,
    passengers: Array.from({ length: persons }, (_, index) => toPassenger(products.data, index)),
    coupon: coupon && isCouponAllowed(coupon.data, departure.data) ? coupon.wire : null,
    additional: Object.fromEntries(extras.map(({ id }, index) => [id, 1 + (index % persons)])),
    insurance: { cancellation: true, travel: true },
  };
  const noChoice = { passengers: [], country: null, coupon: null, additional: {}, insurance: { cancellation: false, travel: false } };
  const { id } = departure.data;
  return [
    { name: `${id}: cabins`, input: { ...shared, ...noChoice } },
    ...['NL', 'US', 'AU'].map((country) => ({ name: `${id}: everything, ${country}`, input: { ...whole, country } })),
  ];
}

/** The sample trips of departures that were read completely. */
export const sampleTrips = (departures: readonly DepartureSubject[], coupons: ReadonlyMap<string, ParsedResponse<Voucher>>): Trip[] =>
  departures.flatMap(({ detail, cabins, products }) =>
    detail && cabins && products ? toTrips(detail, cabins, products, coupons.get(detail.data.id) ?? null) : [],
  );
