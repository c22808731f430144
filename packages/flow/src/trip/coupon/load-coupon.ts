import { prefetch, voucherQueries } from '@booking/api/queries';
import type { Services } from '../../app/services.ts';
import { voucherEntries } from '../../storage/voucher.ts';

/** Loads the discount of the stored coupon, if there is one. Never rejects. */
export async function loadCoupon(services: Services, departureId: string): Promise<void> {
  const code = voucherEntries(services).read(departureId) ?? '';
  await prefetch(services.queryClient, voucherQueries(services.client).detail(departureId, code));
}
