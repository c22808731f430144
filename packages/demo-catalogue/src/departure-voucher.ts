import type { EndpointWire } from '@booking/api/endpoints';
import type { PlannedDeparture } from './departure-plan.ts';
import { seeded } from './seeded.ts';
import { voucherTexts } from './voucher-texts.ts';

type Voucher = EndpointWire<'departureVoucher'>;
export type DepartureVoucher = Voucher | null;

const vouchers: readonly Voucher[] = [
  { code: 'EARLYBIRD', description: voucherTexts.EARLYBIRD.en, discount_type: 'Discount Percentage', percentage: 10 },
  { code: 'CREW', description: voucherTexts.CREW.en, discount_type: 'Discount Amount', amount: 75 },
];

/** The discount of a departure. One departure in six has one, of either kind. */
export function departureVoucher({ id }: Pick<PlannedDeparture, 'id'>): DepartureVoucher {
  const random = seeded(`${id} voucher`);
  return random(0) < 1 / 6 ? (vouchers[random(1) < 0.5 ? 0 : 1] ?? null) : null;
}
