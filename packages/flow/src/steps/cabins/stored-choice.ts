import { voucherQueries } from '@booking/api/queries';
import type { Departure, PassengersFormValues, Voucher } from '@booking/domain/schema';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { couponIssue } from '../../booking/coupon-rules.ts';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';
import { voucherEntries } from '../../storage/voucher.ts';

/** The passengers that were entered for a departure, as of when this page was opened; null if none were. */
export const useStoredPassengers = (departureId: string): PassengersFormValues | null =>
  useFirstStored(unvalidatedEntries, (entries) => entries.peek(departureId))?.value ?? null;

/** The stored coupon, which cannot be changed on this step. `isUnsettled`: it is not known yet whether it applies. */
export function useStoredCoupon(departureId: string, departure: Departure | null): { voucher: Voucher | null; isUnsettled: boolean } {
  const { client } = useServices();
  const code = useFirstStored(voucherEntries, (entries) => entries.peek(departureId))?.value ?? '';
  const lookup = useQuery({ ...voucherQueries(client).detail(departureId, code), enabled: code !== '' && departure !== null });
  const issue = departure && couponIssue(lookup, departure);
  return {
    voucher: departure && issue === null ? (lookup.data ?? null) : null,
    isUnsettled: code !== '' && lookup.data === undefined && issue !== 'voucher-invalid',
  };
}
