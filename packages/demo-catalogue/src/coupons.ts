import type { EndpointWire } from '@booking/api/endpoints';
import type { Departure } from '@booking/domain/schema';
import { voucherTexts } from './voucher-texts.ts';

type Voucher = EndpointWire<'departureVoucher'>;
export type Coupon = { voucher: Voucher; validFor(departure: Pick<Departure, 'date' | 'duration'>): boolean };

/** Codes that a customer may enter. Amounts in euros per passenger. */
export const coupons: readonly Coupon[] = [
  {
    voucher: { code: 'SUN50', description: voucherTexts.SUN50.en, discount_type: 'Discount Amount', amount: 50 },
    validFor: () => true,
  },
  {
    voucher: { code: 'FRIENDS5', description: voucherTexts.FRIENDS5.en, discount_type: 'Discount Percentage', percentage: 5 },
    validFor: () => true,
  },
  {
    voucher: { code: 'LATESUMMER', description: voucherTexts.LATESUMMER.en, discount_type: 'Discount Percentage', percentage: 7.5 },
    validFor: ({ date }) => ['09', '10'].includes(date.slice(5, 7)),
  },
  {
    voucher: { code: 'SHORT25', description: voucherTexts.SHORT25.en, discount_type: 'Discount Amount', amount: 25 },
    validFor: ({ duration }) => duration <= 5,
  },
];

/** The coupon of a code, ignoring case and surrounding blanks; null if it is unknown or not valid for the departure. */
export function getCoupon(code: string, departure: Pick<Departure, 'date' | 'duration'>): Voucher | null {
  const normalised = code.trim().toUpperCase();
  return coupons.find((coupon) => coupon.voucher.code === normalised && coupon.validFor(departure))?.voucher ?? null;
}
