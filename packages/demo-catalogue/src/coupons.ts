import type { EndpointWire } from '@booking/api/endpoints';
import type { Departure } from '@booking/domain/schema';

type Voucher = EndpointWire<'departureVoucher'>;
/** `text` is the description on the demo's home page. */
export type Coupon = { voucher: Voucher; text: string; validFor(departure: Pick<Departure, 'date' | 'duration'>): boolean };

/** Codes that a customer may enter. Amounts in euros per passenger. */
export const coupons: readonly Coupon[] = [
  {
    voucher: { code: 'SUN50', description: 'Sunshine discount', discount_type: 'Discount Amount', amount: 50 },
    text: '€ 50 off per person, on every departure',
    validFor: () => true,
  },
  {
    voucher: { code: 'FRIENDS5', description: 'Friends of the house', discount_type: 'Discount Percentage', percentage: 5 },
    text: '5% off the cabins, unless the departure already has a percentage discount',
    validFor: () => true,
  },
  {
    voucher: { code: 'LATESUMMER', description: 'Late summer discount', discount_type: 'Discount Percentage', percentage: 7.5 },
    text: '7.5% off the cabins, for departures in September and October',
    validFor: ({ date }) => ['09', '10'].includes(date.slice(5, 7)),
  },
  {
    voucher: { code: 'SHORT25', description: 'Short break discount', discount_type: 'Discount Amount', amount: 25 },
    text: '€ 25 off per person, for trips of up to five days',
    validFor: ({ duration }) => duration <= 5,
  },
];

/** The coupon of a code, ignoring case and surrounding blanks; null if it is unknown or not valid for the departure. */
export function getCoupon(code: string, departure: Pick<Departure, 'date' | 'duration'>): Voucher | null {
  const normalised = code.trim().toUpperCase();
  return coupons.find((coupon) => coupon.voucher.code === normalised && coupon.validFor(departure))?.voucher ?? null;
}
