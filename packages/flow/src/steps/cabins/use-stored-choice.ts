import { voucherQueries } from '@booking/api/queries';
import type { Departure, Voucher } from '@booking/domain/schema';
import type { StoredChoice } from '@booking/domain/steps';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { couponIssue } from '../../booking/coupon-rules.ts';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';
import { voucherEntries } from '../../storage/voucher.ts';
import { useStoredExtras } from '../../trip/price/use-stored-extras.ts';

/** The stored coupon, which cannot be changed on this step. `isUnsettled`: it is not known yet whether it applies. */
function useStoredCoupon(departureId: string, departure: Departure | null): { coupon: Voucher | null; isUnsettled: boolean } {
  const { client } = useServices();
  const code = useFirstStored(voucherEntries, (entries) => entries.peek(departureId))?.value ?? '';
  const lookup = useQuery({ ...voucherQueries(client).detail(departureId, code), enabled: code !== '' && departure !== null });
  const issue = departure && couponIssue(lookup, departure);
  return {
    coupon: departure && issue === null ? (lookup.data ?? null) : null,
    isUnsettled: code !== '' && lookup.data === undefined && issue !== 'voucher-invalid',
  };
}

/**
 * What is stored for a departure besides its cabins, as of when this page was opened. `isUnsettled`: its coupon may apply or not, so that the price
 * may change.
 */
export function useStoredChoice(departureId: string, departure: Departure | null): { stored: StoredChoice; isUnsettled: boolean } {
  const { assignment } = useServices().runtime.config;
  const { additional, chosen } = useStoredExtras(departureId);
  const form = useFirstStored(unvalidatedEntries, (entries) => entries.peek(departureId))?.value ?? null;
  const { coupon, isUnsettled } = useStoredCoupon(departureId, departure);
  const stored = useMemo(
    (): StoredChoice => ({
      passengers: form?.passengers ?? null,
      country: form?.main.country ?? '',
      additional,
      chosen,
      coupon,
      assignment,
    }),
    [form, additional, chosen, coupon, assignment],
  );
  return { stored, isUnsettled };
}
